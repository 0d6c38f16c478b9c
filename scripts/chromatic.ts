import { run } from './run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(['chromatic']);
} else {
  console.log('Chromatic needs a project: set CHROMATIC_PROJECT_TOKEN and run this again.');
  process.exitCode = 1;
}
