import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { run, runAll } from './run.ts';

// `npm run check -- main` checks what differs from a branch; without one, what is not committed yet.
const since = process.argv[2];
const changed = since ? `--changed=${since}` : '--changed';
const vitest = ['vitest', 'run', '--passWithNoTests'] as const;

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The stories beside the changes. Nearly all others import a component such as a button: `npm test` runs them. */
const folders = [
  ...git('diff', '--name-only', since ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
  .filter((file) => /^(?:packages|apps)\/.+\/src\/.+\.tsx?$/.test(file))
  .map(dirname);

const codes = [
  await runAll([
    { command: ['tsc'], prefix: 'types │ ' },
    { command: ['biome', 'check', '--error-on-warnings', '.'], prefix: 'style │ ' },
    { command: ['oxlint', '--type-aware', '--deny-warnings'], prefix: 'lint │ ' },
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
