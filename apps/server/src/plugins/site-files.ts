import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of what a part of the site opens with. */
export type SiteFiles = { scripts: readonly string[]; sheets: readonly string[] };

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

async function readManifest(siteDirectory: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(siteDirectory, '.vite', 'manifest.json'), 'utf8'));
  } catch {
    // A build without one works the same, a round trip later.
    return {};
  }
}

/** Reads what a built site says of its files: by a module, everything that is loaded to start it. */
export async function readSiteFiles(siteDirectory: string): Promise<(module: string) => SiteFiles> {
  const manifest = await readManifest(siteDirectory);
  return (module) => {
    const chunks = new Set<Chunk>();
    const visit = (name: string): void => {
      const chunk = manifest[name];
      if (!chunk || chunks.has(chunk)) return;
      chunks.add(chunk);
      for (const next of chunk.imports ?? []) visit(next);
    };
    visit(module);
    const all = [...chunks];
    return {
      scripts: all.map(({ file }) => `/${file}`),
      sheets: all.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    };
  };
}
