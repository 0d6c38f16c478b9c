import { join } from 'node:path';
import { build } from 'vite';

/** The script of a minimal reader written with Preact. */
export async function buildPlainReader(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'reader.tsx'), formats: ['iife'], name: 'reader' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The plain reader was not built.');
  return bundle.output[0].code;
}
