import { packageNames } from './packages.ts';
import { runAll } from './run.ts';

// The whole tree first, then each package with only what it may know of: the core without DOM, clock or Node.
const projects = ['.', ...packageNames.map((name) => `packages/${name}`)];

process.exitCode = await runAll(
  projects.map((project) => ({ command: ['tsc', '--project', project] })),
);
