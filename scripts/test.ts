import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
// Hundreds of short processes and servers read the same sources: they are compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

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
