import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../../site/src/prerender/pageRenderer.ts';

/** Addresses of the files that a part of the site loads first. */
export type SiteFiles = { scripts: readonly string[]; sheets: readonly string[] };

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

async function readManifest(siteDirectory: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(siteDirectory, '.vite', 'manifest.json'), 'utf8'));
  } catch {
    // A build without a manifest works the same, one round trip slower.
    return {};
  }
}

/** Reads the manifest of a built site: for each module, all files that load with it. */
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

/** The page renderer of a built site; undefined for a build without one, whose pages the script renders. */
export async function readPageRenderer(siteDirectory: string): Promise<PageRenderer | undefined> {
  const file = join(siteDirectory, 'render', 'renderPage.js');
  if (!existsSync(file)) return undefined;
  const renderer: PageRenderer = await import(pathToFileURL(file).href);
  return renderer;
}
