import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runStages } from './runStages.ts';
import { reports, stages } from './stages.ts';
import { summarise, writeTable } from './summary.ts';

// `npm test -- unit stories` runs the stages whose names begin so.
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const chosen = stages.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.NODE_ENV = 'test';

const started = performance.now();
const endings = await runStages(chosen);
const table = writeTable(endings, (performance.now() - started) / 1000);
const { line, skipped, broken, failures } = summarise(endings);
for (const text of failures) console.log(`\n✗ ${text}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
writeFileSync(`${reports}/summary.txt`, `${table}\n\n${line}\n`);
console.log(`\n${table}\n\n${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;
