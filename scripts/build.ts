import { packageNames } from './packages.ts';
import { run, runAll, type Task } from './run.ts';

const packages = packageNames.map(
  (name): Task => ({
    command: ['node', '../../scripts/buildPackage.ts'],
    cwd: `packages/${name}`,
  }),
);

// What is built is the product, also where tests build it.
const inSite = { cwd: 'apps/site', env: { NODE_ENV: 'production' } };

async function buildApps(): Promise<number> {
  const codes = [
    await run(['vite', 'build'], inSite),
    await run(['vite', 'build', '--config', 'vite.render.config.ts'], inSite),
    await run(['tsup'], { cwd: 'apps/server' }),
    await run(['node', '../../scripts/buildServedPlayer.ts'], { cwd: 'packages/player' }),
    await run([
      'node',
      'scripts/compressFiles.ts',
      'apps/site/dist/assets',
      'apps/server/dist/player',
    ]),
  ];
  return Math.max(...codes);
}

const target = process.argv[2] ?? 'all';
const codes = [
  target === 'apps' ? 0 : await runAll(packages),
  target === 'packages' ? 0 : await buildApps(),
];
process.exitCode = Math.max(...codes);
