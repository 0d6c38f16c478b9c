import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Dictionary, readWords } from './readWords.ts';

const root = resolve(import.meta.dirname, '../..');
const id = 'virtual:words';
const isTestOrStory =
  /\.(?:test|stories|fixtures?)\.tsx?$|\/(?:testing|fixtures|contractTests|docs|generated)\//;

/** The messages of a source file; `file` is its path in the repository. */
export type FileWords = { file: string; dictionaries: readonly Dictionary[] };

function readAll(): FileWords[] {
  const files = globSync('{packages/*,apps/*}/src/**/*.{ts,tsx}', { cwd: root }).sort();
  return files
    .filter((file) => !isTestOrStory.test(file))
    .map((file) => ({ file, code: readFileSync(resolve(root, file), 'utf8') }))
    .filter(({ code }) => /[а-яё]/i.test(code))
    .map(({ file, code }) => ({ file, dictionaries: readWords(file, code) }))
    .filter(({ dictionaries }) => dictionaries.length > 0);
}

/** Offers all messages of the product as the module `virtual:words`. */
export const words = (): Plugin => ({
  name: 'dreamfork:words',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(readAll())};` : undefined,
});
