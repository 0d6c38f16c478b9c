import type { Plugin } from 'vite';
import { readPages } from './readPages.ts';

const id = 'virtual:pages';

/** Offers the texts of all docs pages as the module `virtual:pages`. */
export const pages = (): Plugin => ({
  name: 'dreamfork:pages',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(readPages())};` : undefined,
});
