import { packageNames } from './packages.ts';
import { run, runAll, type Task } from './run.ts';

const packages = packageNames.map(
  (name): Task => ({
    command: ['node', '../../scripts/buildPackage.ts'],
    cwd: `packages/${name}`,
  }),
);

// What is built is the product, also where tests build it.
const env = { NODE_ENV: 'production' };
const inSite = { cwd: 'apps/site', env };

async function buildApps(): Promise<number> {
  const codes = [
    await run(['node', 'scripts/licenses.ts']),
    await run(['vite', 'build'], inSite),
    await run(['vite', 'build', '--config', 'vite.render.config.ts'], inSite),
    await run(['tsup'], { cwd: 'apps/server' }),
    await run(['node', '../../scripts/buildServedPlayer.ts'], { cwd: 'packages/player' }),
    await run([
      'node',
      'scripts/compressFiles.ts',
      'apps/site/dist/assets',
      'apps/site/dist/third-party',
      'apps/server/dist/player',
    ]),
  ];
  return Math.max(...codes);
}

async function buildStorybook(): Promise<number> {
  const code = await run(['storybook', 'build', '--quiet', '--stats-json'], { env });
  return code || run(['node', 'scripts/minifyStorybook.ts']);
}

const builds: Record<string, () => Promise<number>> = {
  packages: () => runAll(packages),
  apps: buildApps,
  storybook: buildStorybook,
};

const targets = process.argv[2] ? [process.argv[2]] : ['packages', 'apps'];
const codes: number[] = [];
for (const target of targets) codes.push((await builds[target]?.()) ?? 1);
process.exitCode = Math.max(...codes);
