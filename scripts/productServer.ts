import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { testLimit } from './timeLimits.ts';

export type ProductServer = {
  /** Address without a slash at the end. */
  url: string;
  dataDirectory: string;
  pid: number;
  /** Milliseconds from the start of the process to its first response. */
  startedIn: number;
  /** What the process has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
};

export type ProductServerOptions = {
  /** Environment beyond PORT, HOST and DATA_DIR. */
  env?: Record<string, string>;
  /** @default a free one */
  port?: number;
};

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + testLimit;
  while (child.exitCode === null && performance.now() < deadline) {
    try {
      const answer = await fetch(`${url}/api/capabilities`);
      if (answer.ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  throw new Error(`The server at ${url} gave no answer within ${testLimit / 1000} s.`);
}

/** Starts the built product on a free port with a temporary data directory, which is removed on stop. */
export async function startProductServer({
  env = {},
  port: wantedPort,
}: ProductServerOptions = {}): Promise<ProductServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dreamfork-'));
  const port = wantedPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const started = performance.now();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      PUBLIC_URL: url,
      ...env,
    },
  });
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  };

  try {
    await firstAnswer(url, child);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${output}`);
  }
  return {
    url,
    dataDirectory,
    pid: child.pid ?? 0,
    startedIn: performance.now() - started,
    output: () => output,
    stop,
  };
}
