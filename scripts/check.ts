import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, run, runAll, type Task } from './run.ts';

// `npm run check -- main` checks what differs from a branch; without one, what is not committed yet.
const since = process.argv[2];
const changed = since ? `--changed=${since}` : '--changed';
const vitest = ['vitest', 'run', '--passWithNoTests'] as const;

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

const files = [
  ...git('diff', '--name-only', since ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const present = files.filter((file) => existsSync(file));
const scripts = present.filter((file) => /\.[jt]sx?$/.test(file));

/** The stories beside the changes. Nearly all others import a component such as a button: `npm test` runs them. */
const folders = files
  .filter((file) => /^(?:packages|apps)\/.+\/src\/.+\.tsx?$/.test(file))
  .map(dirname);

/** A linter of files; without any it would check them all. */
const lintOf = (list: readonly string[], command: Command, prefix: string): Task[] =>
  list.length === 0 ? [] : [{ command: [...command, ...list], prefix }];

const codes = [
  await runAll([
    { command: ['tsc'], prefix: 'types │ ' },
    ...lintOf(
      present,
      ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
      'style │ ',
    ),
    ...lintOf(scripts, ['oxlint', '--type-aware', '--deny-warnings'], 'lint │ '),
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
