import { run, runAll } from './run.ts';

// `npm run check -- main` checks what differs from a branch; without one, what is not committed yet.
const since = process.argv[2];
const changed = since ? `--changed=${since}` : '--changed';
const vitest = ['vitest', 'run', '--passWithNoTests', changed] as const;

const codes = [
  await runAll([
    { command: ['tsc'], prefix: 'types │ ' },
    { command: ['biome', 'check', '--error-on-warnings', '.'], prefix: 'style │ ' },
    { command: ['oxlint', '--type-aware', '--deny-warnings'], prefix: 'lint │ ' },
    { command: [...vitest, '--project', 'unit'], prefix: 'unit │ ' },
  ]),
  await run(['node', 'scripts/withBrowser.ts', ...vitest, '--project', 'storybook']),
];
process.exitCode = Math.max(...codes);
