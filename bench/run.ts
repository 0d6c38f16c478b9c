import { run } from '../scripts/run.ts';
import { benchAccessibility, benchDocs } from './accessibility.ts';
import { benchAdmin } from './admin.ts';
import { benchBot } from './bot.ts';
import { benchEditor } from './editor.ts';
import { benchElement } from './element.ts';
import { benchFiles } from './files.ts';
import { benchImports } from './imports.ts';
import { benchMedia } from './media.ts';
import { benchPages } from './pages.ts';
import { benchPlayer } from './player.ts';
import { benchPresses } from './presses.ts';
import { benchReading } from './reading.ts';
import { benchReadingEvents } from './readingEvents.ts';
import type { Row } from './report.ts';
import { runParts } from './runParts.ts';
import { benchSaves } from './saves.ts';
import { benchStart } from './start.ts';
import { benchStories } from './stories.ts';
import { benchWeight } from './weight.ts';

// The figures of a run are ratios, so that runs on different machines can be compared.
const chosen = new Set(process.argv.slice(2));
const benches = {
  reading: benchReading,
  bot: benchBot,
  start: benchStart,
  stories: benchStories,
  editor: benchEditor,
  element: benchElement,
  player: benchPlayer,
  pages: benchPages,
  accessibility: benchAccessibility,
  docs: benchDocs,
  media: benchMedia,
  admin: benchAdmin,
  statistics: benchReadingEvents,
  files: benchFiles,
  imports: benchImports,
  saves: benchSaves,
  presses: benchPresses,
  weight: benchWeight,
};

/** Benchmarks of the built product. */
const needBuild = new Set([
  'start',
  'player',
  'pages',
  'accessibility',
  'media',
  'admin',
  'statistics',
  'files',
  'saves',
  'presses',
  'weight',
]);

const names = Object.keys(benches).filter((name) => chosen.size === 0 || chosen.has(name));
const isBuilt =
  !names.some((name) => needBuild.has(name)) ||
  (await run(['node', 'scripts/build.ts', 'apps'])) === 0;

const measure = (name: string, bench: () => Promise<Row[]>) => async () => {
  if (needBuild.has(name) && !isBuilt) throw new Error('The product could not be built.');
  return bench();
};

await runParts(
  Object.fromEntries(
    Object.entries(benches)
      .filter(([name]) => names.includes(name))
      .map(([name, bench]) => [name, measure(name, bench)]),
  ),
);
