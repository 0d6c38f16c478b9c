import { run } from '../scripts/run.ts';
import { benchEditor } from './editor.ts';
import { benchElement } from './element.ts';
import { benchFiles } from './files.ts';
import { benchImports } from './imports.ts';
import { benchPresses } from './presses.ts';
import { runParts } from './runParts.ts';
import { benchSaves } from './saves.ts';
import { benchStories } from './stories.ts';
import { benchWeight } from './weight.ts';

// The figures of a run are ratios, so that runs on different machines can be compared.
const chosen = new Set(process.argv.slice(2));
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
  weight: benchWeight,
};

const choose = <Bench>(benches: Record<string, Bench>) =>
  Object.entries(benches).filter(([name]) => chosen.size === 0 || chosen.has(name));

const built = choose(ofBuild);
const isBuilt = built.length === 0 || (await run(['node', 'scripts/build.ts', 'apps'])) === 0;

await runParts({
  ...Object.fromEntries(choose(ofSource)),
  ...Object.fromEntries(
    built.map(([name, bench]) => [
      name,
      async () => {
        if (!isBuilt) throw new Error('The product could not be built.');
        return bench();
      },
    ]),
  ),
});
