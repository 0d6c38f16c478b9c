import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { run, runAll, type Task } from './run.ts';

// `npm run check -- main` checks what differs from a branch; without one, what is not committed yet.
const since = process.argv[2];
const changed = since ? `--changed=${since}` : '--changed';
const vitest = ['vitest', 'run', '--passWithNoTests'] as const;

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

const files = [
  ...git('diff', '--name-only', '--diff-filter=d', since ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const scripts = files.filter((file) => /\.[jt]sx?$/.test(file));

/** The stories beside the changes. Nearly all others import a component such as a button: `npm test` runs them. */
const folders = files
  .filter((file) => /^(?:packages|apps)\/.+\/src\/.+\.tsx?$/.test(file))
  .map(dirname);

// Without files both would check all of them.
const lint: Task[] =
  scripts.length === 0
    ? []
    : [
        { command: ['biome', 'check', '--error-on-warnings', ...scripts], prefix: 'style │ ' },
        { command: ['oxlint', '--type-aware', '--deny-warnings', ...scripts], prefix: 'lint │ ' },
      ];

const codes = [
  await runAll([
    { command: ['tsc'], prefix: 'types │ ' },
    ...lint,
    { command: [...vitest, changed, '--project', 'unit'], prefix: 'unit │ ' },
  ]),
  folders.length === 0
    ? 0
    : await run([
        'node',
        'scripts/withBrowser.ts',
        ...vitest,
        '--project',
        'storybook',
        ...new Set(folders),
      ]),
];
process.exitCode = Math.max(...codes);
