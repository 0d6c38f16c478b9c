import { packageNames } from './packages.ts';
import { run, runAll, type Task } from './run.ts';

const packages = packageNames.map(
  (name): Task => ({
    command: ['node', '../../scripts/buildPackage.ts'],
    cwd: `packages/${name}`,
  }),
);

async function buildApps(): Promise<number> {
  const codes = [
    // What is built is the product, also where tests build it.
    await run(['vite', 'build'], { cwd: 'apps/site', env: { NODE_ENV: 'production' } }),
    await run(['tsup'], { cwd: 'apps/server' }),
    await run(['node', '../../scripts/buildServedPlayer.ts'], { cwd: 'packages/player' }),
  ];
  return Math.max(...codes);
}

const target = process.argv[2] ?? 'all';
const codes = [
  target === 'apps' ? 0 : await runAll(packages),
  target === 'packages' ? 0 : await buildApps(),
];
process.exitCode = Math.max(...codes);
