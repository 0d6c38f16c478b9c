import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type Command = readonly [string, ...string[]];

export type RunOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Prefix of every line, to tell parallel commands apart. */
  prefix?: string;
};

function prefixLines(lines: Readable, prefix: string): void {
  createInterface(lines).on('line', (line) => console.log(`${prefix}${line}`));
}

/** Runs a command in this terminal and returns its exit code. */
export function run([command, ...parameters]: Command, options: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: options.prefix ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
    });
    if (options.prefix && child.stdout && child.stderr) {
      prefixLines(child.stdout, options.prefix);
      prefixLines(child.stderr, options.prefix);
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export type Task = RunOptions & { command: Command };

/** Runs commands in parallel, one per core, and returns the first exit code that is not zero. */
export async function runAll(tasks: readonly Task[]): Promise<number> {
  const waiting = [...tasks];
  let failure = 0;
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const code = await run(task.command, task);
      failure ||= code;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failure;
}
