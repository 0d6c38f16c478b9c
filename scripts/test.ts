import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { countPlaywright, countVitest, type Tally } from './reports.ts';
import { type Command, run } from './run.ts';

type Stage = {
  name: string;
  commands: readonly Command[];
  /** Where the stage's runner leaves its JSON report, and how to read it. */
  report?: { file: string; count: (report: unknown) => Tally };
};

const reports = '.reports';

const vitest = (project: string): Stage => ({
  name: project,
  commands: [
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/${project}.json`,
    ],
  ],
  report: { file: `${reports}/${project}.json`, count: countVitest },
});

/**
 * What runs after what. Lanes that stand side by side share the machine: stories keep one core busy,
 * unit tests the other.
 */
const steps: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      { name: 'types', commands: [['node', 'scripts/typecheck.ts']] },
      {
        name: 'lint',
        commands: [
          ['biome', 'ci', '--error-on-warnings', '.'],
          ['oxlint', '--type-aware', '--deny-warnings'],
          ['knip', '--no-progress'],
          ['node', 'scripts/checkLanguage.ts'],
        ],
      },
    ],
    [
      { name: 'build', commands: [['node', 'scripts/build.ts']] },
      { name: 'packages', commands: [['node', 'scripts/checkPackages.ts']] },
    ],
  ],
  [[vitest('unit')], [vitest('storybook'), vitest('conditions')]],
  [
    [
      {
        name: 'e2e',
        commands: [['playwright', 'test', '--config', 'e2e/playwright.config.ts']],
        report: { file: `${reports}/e2e.json`, count: countPlaywright },
      },
    ],
  ],
];

type Ending = Tally & { stage: Stage; code: number };

async function runStage(stage: Stage, isAlone: boolean): Promise<Ending> {
  console.log(`\n── ${stage.name} ──`);
  const started = performance.now();
  let code = 0;
  const options = isAlone ? {} : { prefix: `${stage.name} │ ` };
  for (const command of stage.commands) code ||= await run(command, options);
  console.log(`── ${stage.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const tally = stage.report ? readTally(stage.report) : { passed: 0, failed: 0, skipped: 0 };
  // A stage that fails without a failed test (a type error, a crashed runner) still counts as one failure.
  return { ...tally, stage, code, failed: code !== 0 && tally.failed === 0 ? 1 : tally.failed };
}

function readTally({ file, count }: NonNullable<Stage['report']>): Tally {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The report ${file} could not be read: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.CHROMIUM_PATH = await findBrowser();
process.env.NODE_ENV = 'test';

const endings: Ending[] = [];
for (const lanes of steps) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane) endings.push(await runStage(stage, lanes.length === 1));
    }),
  );
}

const sum = (key: keyof Tally) => endings.reduce((total, ending) => total + ending[key], 0);
const broken = endings.filter((ending) => ending.code !== 0 || ending.failed > 0);
if (broken.length > 0) console.log(`\nFailed: ${broken.map(({ stage }) => stage.name).join(', ')}`);
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
const summary = `tests: ${sum('passed')} passed, ${sum('failed')} failed`;
writeFileSync(`${reports}/summary.txt`, `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = broken.length > 0 ? 1 : 0;
