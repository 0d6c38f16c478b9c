import { run } from '../scripts/run.ts';
import { benchEditor } from './editor.ts';
import { benchElement } from './element.ts';
import { benchFiles } from './files.ts';
import { benchImports } from './imports.ts';
import { benchPresses } from './presses.ts';
import { printReport, type Row } from './report.ts';
import { benchSaves } from './saves.ts';
import { benchStories } from './stories.ts';
import { benchTogether } from './together.ts';
import { benchWeight } from './weight.ts';

const ofSource = {
  stories: benchStories,
  editor: benchEditor,
  element: benchElement,
  imports: benchImports,
};
const ofBuild = {
  files: benchFiles,
  saves: benchSaves,
  presses: benchPresses,
  together: benchTogether,
  weight: benchWeight,
};

const named = new Set(process.argv.slice(2));
const chosen = Object.entries({ ...ofSource, ...ofBuild }).filter(
  ([name]) => named.size === 0 || named.has(name),
);
if (chosen.some(([name]) => name in ofBuild) && (await run(['node', 'scripts/build.ts', 'apps'])))
  throw new Error('The product could not be built.');

const rows: Row[] = [];
for (const [name, measure] of chosen) {
  console.log(`measuring ${name} …`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    console.error(error);
    rows.push({ what: name, value: 'failed' });
    process.exitCode = 1;
  }
}
printReport(rows);
