import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server in a process of its own, as an operator starts it. */
export type ServerProcess = {
  address: string;
  child: ChildProcess;
  output: () => string;
  /** Ends the process with a signal and gives its exit code, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
};

// Twenty starts from source are a third cheaper when the compiled code of the first is kept.
const compileCache = join(tmpdir(), 'dreamfork-compile-cache');

const quiet = { HOST: '127.0.0.1', PORT: '0', DEMO: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error' };

function launch(variables: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
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

/** Starts a server that is expected to give up, and waits until it has. */
export async function runUntilExit(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(variables);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}
