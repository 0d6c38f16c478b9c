import { run } from '../scripts/run.ts';
import { benchEditor } from './editor.ts';
import { benchPages } from './pages.ts';
import { benchPlayer } from './player.ts';
import { benchReading } from './reading.ts';
import { printReport } from './report.ts';
import { benchStart } from './start.ts';
import { benchStories } from './stories.ts';
import { benchWeight } from './weight.ts';

// One run, one machine, one table: figures are ratios, so that runs on other machines compare.
const chosen = new Set(process.argv.slice(2));
const benches = {
  reading: benchReading,
  start: benchStart,
  stories: benchStories,
  editor: benchEditor,
  player: benchPlayer,
  pages: benchPages,
  weight: benchWeight,
};

/** These measure the product as it is built. */
const needBuild = new Set(['start', 'player', 'pages', 'weight']);

const names = Object.keys(benches).filter((name) => chosen.size === 0 || chosen.has(name));
if (names.some((name) => needBuild.has(name))) await run(['node', 'scripts/build.ts', 'apps']);

const rows = [];
for (const [name, bench] of Object.entries(benches)) {
  if (!names.includes(name)) continue;
  console.log(`measuring ${name} …`);
  rows.push(...(await bench()));
}
console.log('');
printReport(rows);
