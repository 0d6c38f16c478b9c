import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readPlaywright, readVitest } from './reports.ts';
import type { Command } from './run.ts';
import { runStages, type Stage, type Steps, summarise } from './runStages.ts';

const reports = '.reports';

const inBrowser = (command: Command): Command => ['node', 'scripts/withBrowser.ts', ...command];

const vitest = (project: string, prepare = (command: Command) => command): Stage => ({
  name: project,
  commands: [
    prepare([
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/${project}.json`,
    ]),
  ],
  report: { file: `${reports}/${project}.json`, read: readVitest },
});

const playwright = (name: string, config: string, before: readonly Command[] = []): Stage => ({
  name,
  commands: [...before, inBrowser(['playwright', 'test', '--config', config])],
  report: { file: `${reports}/${name}.json`, read: readPlaywright },
});

/**
 * The order of the stages. Lanes of one step run in parallel: stories keep one core busy, unit tests the
 * other.
 */
const steps: Steps = [
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
  [
    [
      vitest('unit'),
      playwright('e2e-storybook', 'e2e/storybook.config.ts', [
        ['node', 'scripts/build.ts', 'storybook'],
      ]),
    ],
    [
      vitest('storybook', inBrowser),
      vitest('conditions', inBrowser),
      { name: 'visual', commands: [['node', 'scripts/visual.ts', '--changed']] },
    ],
  ],
  [[playwright('e2e', 'e2e/playwright.config.ts')]],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.NODE_ENV = 'test';

const { line, skipped, broken, failures } = summarise(await runStages(steps));
for (const text of failures) console.log(`\n✗ ${text}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
writeFileSync(`${reports}/summary.txt`, `${line}\n`);
console.log(`\n${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;
