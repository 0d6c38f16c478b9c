import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createSend, type Send } from './send.ts';

const sourceFile = (path: string): string =>
  fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** A server in a process of its own, as an operator starts it. */
export type ServerProcess = {
  address: string;
  send: Send;
  child: ChildProcess;
  output: () => string;
  /** Ends the process with a signal and gives its exit code, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
};

// Twenty starts from source are a third cheaper when the compiled code of the first is kept.
const compileCache = join(tmpdir(), 'dreamfork-compile-cache');

const quiet = { HOST: '127.0.0.1', PORT: '0', DEMO: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error' };

function launch(variables: Record<string, string>) {
  const child = spawn(process.execPath, [sourceFile('main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...quiet, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    output += `${line}\n`;
  });
  return { child, lines, output: () => output };
}

const sendTo = (address: string): Send =>
  createSend(async ({ method, path, headers, payload = null }) => {
    const answer = await fetch(address + path, { method, headers, body: payload });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  });

/** Starts a server and waits until it says where it is. */
export async function startProcess(variables: Record<string, string>): Promise<ServerProcess> {
  const { child, lines, output } = launch(variables);
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const ready = /ready at (\S+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${output()}`)));
  });
  return {
    address,
    send: sendTo(address),
    child,
    output,
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, endedBy] = await ended;
      return code ?? endedBy;
    },
  };
}

/** A server that is killed after the test, if it still runs. */
export async function processOfTest(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(variables);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Runs a script of the server, named by its path in `src`, to its end. */
export const runScript = (
  path: string,
  parameters: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, OLLAMA_URL: 'off', ...variables };
    const script = [sourceFile(path), ...parameters];
    const child = execFile(process.execPath, script, { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? 1, output: out + error }),
    );
  });

/** Starts a server that is expected to give up, and waits until it has. */
export async function runUntilExit(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(variables);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}
