import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readPlaywright, readVitest } from './reports.ts';
import type { Command } from './run.ts';
import { runStages, type Stage, type Steps, summarise } from './runStages.ts';

const reports = '.reports';

const inBrowser = (command: Command): Command => ['node', 'scripts/withBrowser.ts', ...command];

const vitest = (project: string, name = project, ...options: string[]): Stage => {
  const report = `${reports}/${name}.json`;
  const written = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--project', project, ...options, ...written] as const;
  return {
    name,
    commands: [project === 'unit' ? command : inBrowser(command)],
    report: { file: report, read: readVitest },
  };
};

const playwright = (name: string, config: string, before: readonly Command[] = []): Stage => ({
  name,
  commands: [...before, inBrowser(['playwright', 'test', '--config', config])],
  report: { file: `${reports}/${name}.json`, read: readPlaywright },
});

/** Every check. In the second step, what takes long begins first; stories take half of all time. */
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
    [vitest('storybook', 'storybook-1', '--shard=1/2')],
    [vitest('unit')],
    [vitest('storybook', 'storybook-2', '--shard=2/2')],
    [
      playwright('e2e-storybook', 'e2e/storybook.config.ts', [
        ['node', 'scripts/build.ts', 'storybook'],
      ]),
    ],
    [vitest('conditions')],
    [{ name: 'visual', commands: [['node', 'scripts/visual.ts', '--changed']] }],
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
