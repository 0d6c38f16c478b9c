import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Reading, Tally } from './reports.ts';
import { type Command, run } from './run.ts';

export type Stage = {
  name: string;
  commands: readonly Command[];
  /** The JSON report of the runner, and how to read it. */
  report?: { file: string; read: (report: unknown) => Reading };
};

/** Steps run one after another; so do the stages of a lane. The lanes of a step wait in line for a core. */
export type Steps = readonly (readonly (readonly Stage[])[])[];

export type Ending = Reading & { stage: Stage; code: number };

const nothing: Reading = { passed: 0, failed: 0, skipped: 0, failures: [] };

async function runStage(stage: Stage, isAlone: boolean): Promise<Ending> {
  console.log(`\n── ${stage.name} ──`);
  const started = performance.now();
  let code = 0;
  const options = isAlone ? {} : { prefix: `${stage.name} │ ` };
  for (const command of stage.commands) code ||= await run(command, options);
  console.log(`── ${stage.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const reading = stage.report ? readReport(stage.report) : nothing;
  // A stage that fails without a failed test (a type error, a crashed runner) still counts as one failure.
  const failed = code !== 0 && reading.failed === 0 ? 1 : reading.failed;
  return { ...reading, stage, code, failed };
}

function readReport({ file, read }: NonNullable<Stage['report']>): Reading {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The report ${file} could not be read: ${String(error)}`);
    return { ...nothing, failed: 1 };
  }
}

/** Runs all stages, also after a failed one. */
export async function runStages(steps: Steps): Promise<Ending[]> {
  const endings: Ending[] = [];
  for (const lanes of steps) {
    const waiting = [...lanes];
    const runLanes = async () => {
      for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
        for (const stage of lane) endings.push(await runStage(stage, lanes.length === 1));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, runLanes));
  }
  return endings;
}

/** The summary line, the stages that failed, and their failed tests. */
export function summarise(endings: readonly Ending[]): {
  line: string;
  skipped: number;
  broken: string[];
  failures: string[];
} {
  const sum = (key: keyof Tally) => endings.reduce((total, ending) => total + ending[key], 0);
  return {
    line: `tests: ${sum('passed')} passed, ${sum('failed')} failed`,
    skipped: sum('skipped'),
    broken: endings.filter(({ failed }) => failed > 0).map(({ stage }) => stage.name),
    failures: endings.flatMap(({ stage, failures }) =>
      failures.map((text) => `${stage.name}: ${text}`),
    ),
  };
}
