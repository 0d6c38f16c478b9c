import { runAll } from './run.ts';

// The whole tree first, then each package with only what it may know of: the core without DOM, clock or Node.
const projects = [
  '.',
  ...['story', 'ui', 'api-client', 'player', 'editor', 'admin'].map((name) => `packages/${name}`),
];

process.exitCode = await runAll(
  projects.map((project) => ({ command: ['tsc', '--project', project] })),
);
