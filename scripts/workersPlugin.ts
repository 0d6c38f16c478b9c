import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const workerUrl = /new URL\('(\.\/\w+Worker)\.ts', import\.meta\.url\)/g;

/**
 * Lets built modules find their workers, which stand as files of their own in `workers/`: a bundler
 * that meets `new Worker(new URL(…))` there takes them along as it does in our source.
 */
export function workersPlugin(found: Map<string, string>): Plugin {
  return {
    name: 'workers',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
        if (path.endsWith('.css.ts')) return;
        const source = await readFile(path, 'utf8');
        if (!source.includes('new URL(')) return;
        const contents = source.replace(workerUrl, (_match, name: string) => {
          const worker = resolve(dirname(path), `${name}.ts`);
          found.set(`workers/${basename(name)}`, worker);
          return `new URL('./workers/${basename(name)}.js', import.meta.url)`;
        });
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
