import { run } from './run.ts';
import { countSnapshots } from './snapshots.ts';

const counted = countSnapshots();
console.table(counted);
console.log(`A full build: ${counted.reduce((all, each) => all + each.snapshots, 0)} snapshots.`);

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(['chromatic', ...process.argv.slice(2)]);
} else {
  console.log('Chromatic needs a project: set CHROMATIC_PROJECT_TOKEN and run this again.');
  process.exitCode = 1;
}
