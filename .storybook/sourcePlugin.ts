import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const prefix = 'virtual:source/';
/** An ending that no other plugin takes for a style sheet, as `.css.ts?raw` would be. */
const ending = '.source';

/** Offers the text of a file of the repository, as it was written, as a module. */
export const source = (): Plugin => ({
  name: 'dreamfork:source',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}${ending}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const file = resolve(root, id.slice(prefix.length + 1, -ending.length));
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readFileSync(file, 'utf8'))};`;
  },
});
