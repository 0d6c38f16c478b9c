import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:api-recording';
const recorder = resolve(import.meta.dirname, 'record.ts');

/** Offers what the contract cases make of the mock server as the module `virtual:api-recording`. */
export function apiRecording(): Plugin {
  let recording: string | undefined;
  return {
    name: 'dreamfork:api-recording',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      recording ??= execFileSync(process.execPath, [recorder], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      return `export default ${recording};`;
    },
  };
}
