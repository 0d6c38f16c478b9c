import { packageNames } from './packages.ts';
import { type Command, run, runAll } from './run.ts';

const packages: Command[] = packageNames.flatMap((name): Command[] => [
  ['node', 'scripts/buildPackage.ts', name],
  ['tsc', '--project', `packages/${name}/tsconfig.build.json`],
]);

async function buildApps(): Promise<number> {
  const codes = [
    await run(['vite', 'build'], { cwd: 'apps/site' }),
    await run(['tsup'], { cwd: 'apps/server' }),
  ];
  return Math.max(...codes);
}

const target = process.argv[2] ?? 'all';
const codes = [
  target === 'apps' ? 0 : await runAll(packages),
  target === 'packages' ? 0 : await buildApps(),
];
process.exitCode = Math.max(...codes);
