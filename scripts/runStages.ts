import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Reading } from './reports.ts';
import { type Command, run } from './run.ts';

export type Stage = {
  name: string;
  commands: readonly Command[];
  /** Seconds that it may take on a quiet machine. */
  budget: number;
  /** The stage that must have ended before, if it runs at all. */
  after?: string;
  env?: NodeJS.ProcessEnv;
  /** The JSON report of the runner, and how to read it. */
  report?: { file: string; read: (report: unknown) => Reading };
};

export type Ending = Reading & { stage: Stage; code: number; seconds: number };

const nothing: Reading = { passed: 0, failed: 0, skipped: 0, failures: [], durations: [] };

async function runStage(stage: Stage): Promise<Ending> {
  console.log(`\n── ${stage.name} ──`);
  const started = performance.now();
  let code = 0;
  const options = { prefix: `${stage.name} │ `, env: stage.env ?? {} };
  for (const command of stage.commands) code ||= await run(command, options);
  const seconds = (performance.now() - started) / 1000;
  console.log(`── ${stage.name}: ${seconds.toFixed(1)} s`);
  const reading = stage.report ? readReport(stage.report) : nothing;
  // A stage that fails without a failed test (a type error, a crashed runner) still counts as one failure.
  const failed = code !== 0 && reading.failed === 0 ? 1 : reading.failed;
  return { ...reading, stage, code, failed, seconds };
}

function readReport({ file, read }: NonNullable<Stage['report']>): Reading {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The report ${file} could not be read: ${String(error)}`);
    return { ...nothing, failed: 1 };
  }
}

/**
 * Runs all stages, also after a failed one: one for each core, the next in the list as soon as a core is free
 * and the stage that it waits for has ended.
 */
export async function runStages(stages: readonly Stage[]): Promise<Ending[]> {
  const endings: Ending[] = [];
  const waiting = [...stages];
  const running = new Map<string, Promise<unknown>>();
  const isPending = (name: string | undefined) =>
    name !== undefined && (running.has(name) || waiting.some((stage) => stage.name === name));
  const begin = (stage: Stage) => {
    waiting.splice(waiting.indexOf(stage), 1);
    const ended = runStage(stage).then((ending) => {
      endings.push(ending);
      running.delete(stage.name);
    });
    running.set(stage.name, ended);
  };
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.find(({ after }) => !isPending(after));
    if (ready && running.size < availableParallelism()) begin(ready);
    else await Promise.race(running.values());
  }
  return endings;
}
