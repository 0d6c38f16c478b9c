import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const id = 'virtual:icons';
const library = 'lucide-react';
const imports = /import \{([^}]*)\} from 'lucide-react'/g;

/** The icons that the product shows, each with the rooms that show it. */
function readIcons(): Map<string, Set<string>> {
  const icons = new Map<string, Set<string>>();
  const files = globSync('{packages/*,apps/site}/src/**/*.{ts,tsx}', { cwd: root }).sort();
  for (const file of files.filter((each) => !/\.(?:stories|test)\.tsx?$/.test(each))) {
    const room = file.split('/')[1] ?? '';
    for (const [, names = ''] of readFileSync(resolve(root, file), 'utf8').matchAll(imports)) {
      for (const name of names.split(',').map((each) => each.trim().split(' as ')[0] ?? '')) {
        if (/^[A-Z]/.test(name) && name !== 'LucideIcon') {
          icons.set(name, (icons.get(name) ?? new Set()).add(room));
        }
      }
    }
  }
  return icons;
}

/** Offers all icons in use as the module `virtual:icons`. */
export const icons = (): Plugin => ({
  name: 'dreamfork:icons',
  resolveId(source, importer) {
    if (source === id) return `\0${id}`;
    if (source !== library || importer !== `\0${id}`) return undefined;
    return this.resolve(source, resolve(root, 'packages/ui/src/index.ts'), { skipSelf: true });
  },
  load(source) {
    if (source !== `\0${id}`) return undefined;
    const found = [...readIcons()].sort(([one], [other]) => one.localeCompare(other));
    const rows = found.map(
      ([name, rooms]) =>
        `{ name: '${name}', icon: ${name}, rooms: ${JSON.stringify([...rooms].sort())} }`,
    );
    return `import { ${found.map(([name]) => name).join(', ')} } from '${library}';
export default [${rows.join(',\n')}];`;
  },
});
