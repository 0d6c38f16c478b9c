import { resolve } from 'node:path';
import { readPlaywright, readVitest } from './reports.ts';
import type { Command } from './run.ts';
import type { Stage } from './runStages.ts';
import { isFullRun } from './testScope.ts';

export const reports = '.reports';

const inBrowser = (command: Command): Command => ['node', 'scripts/withBrowser.ts', ...command];

type Options = Pick<Stage, 'budget' | 'after' | 'env'>;

const vitest = (
  name: string,
  project: string,
  options: Options,
  ...parameters: string[]
): Stage => {
  const file = `${reports}/${name}.json`;
  const written = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = ['vitest', 'run', '--project', project, ...parameters, ...written] as const;
  return {
    name,
    ...options,
    commands: [project === 'unit' ? command : inBrowser(command)],
    report: { file, read: readVitest },
  };
};

const playwright = (
  name: string,
  config: string,
  options: Options,
  ...parameters: string[]
): Stage => {
  const file = `${reports}/${name}.json`;
  const output = ['--output', `${reports}/${name}`];
  return {
    name,
    ...options,
    commands: [inBrowser(['playwright', 'test', '--config', config, ...output, ...parameters])],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) },
    report: { file, read: readPlaywright },
  };
};

/** One part of the stories for each core. Each starts a development server, which takes half a minute. */
const storyParts = 2;
const stories = Array.from({ length: storyParts }, (_, index) => {
  const part = `${index + 1}/${storyParts}`;
  const budget = isFullRun ? 800 : 380;
  return vitest(`stories-${index + 1}`, 'storybook', { budget }, `--shard=${part}`);
});

const flows = [1, 2].map((part) =>
  playwright(
    `flows-${part}`,
    'e2e/playwright.config.ts',
    { budget: isFullRun ? 500 : 150, after: 'build' },
    '--workers=1',
    `--shard=${part}/2`,
  ),
);

/**
 * The stages in the order in which they begin: what others wait for, what takes long, and at the end what is
 * short, so that no core is idle. Budgets are seconds on a quiet machine of two cores.
 */
export const stages: readonly Stage[] = [
  { name: 'build', budget: 110, commands: [['node', 'scripts/build.ts']] },
  vitest('unit', 'unit', { budget: isFullRun ? 800 : 280 }),
  ...stories,
  ...flows,
  {
    name: 'storybook',
    budget: 60,
    commands: [['node', 'scripts/build.ts', 'storybook']],
  },
  playwright('pages', 'e2e/storybook.config.ts', {
    budget: isFullRun ? 700 : 90,
    after: 'storybook',
  }),
  ...(isFullRun
    ? [
        vitest('english', 'storybook', { budget: 1200, env: { STORYBOOK_LOCALE: 'en' } }),
        vitest('conditions', 'conditions', { budget: 250 }),
        {
          name: 'pictures',
          budget: 120,
          commands: [['node', 'scripts/visual.ts']] as const,
        },
        {
          name: 'soak',
          budget: 240,
          after: 'build',
          // A fifth of the load: other stages need the processors, and a minute judges no times.
          commands: [
            [
              'node',
              'bench/soak/run.ts',
              '--minutes',
              '1',
              '--readers',
              '40',
              '--authors',
              '4',
              '--events',
              '200',
            ],
          ] as const,
        },
        playwright('soak-together', 'e2e/soak.config.ts', { budget: 1080, after: 'build' }),
      ]
    : []),
  {
    name: 'packages',
    budget: 140,
    after: 'build',
    commands: [['node', 'scripts/checkPackages.ts']],
  },
  {
    name: 'lint',
    budget: 60,
    commands: [
      ['biome', 'ci', '--error-on-warnings', '.'],
      ['oxlint', '--type-aware', '--deny-warnings'],
      ['knip', '--no-progress'],
      ['node', 'scripts/checkLanguage.ts'],
    ],
  },
  { name: 'types', budget: 60, commands: [['node', 'scripts/typecheck.ts']] },
];
