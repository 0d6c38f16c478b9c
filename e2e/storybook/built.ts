import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { freePort } from '../../scripts/freePort.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = 'storybook-static';

type Entry = { id: string; title: string; type: 'docs' | 'story' };

const readBuilt = (file: string): unknown =>
  JSON.parse(readFileSync(`${root}${folder}/${file}`, 'utf8'));

/** All pages and stories of the built Storybook. */
export const entries = (): Entry[] =>
  Object.values((readBuilt('index.json') as { entries: Record<string, Entry> }).entries);

/** The ids of all docs pages. */
export const docsPages = (): string[] =>
  entries().flatMap(({ id, type }) => (type === 'docs' ? [id] : []));

type Component = {
  description: string;
  import?: string;
  error?: unknown;
  reactDocgen: { props: Record<string, { tsType: { name: string } }> };
  stories: { name: string; snippet?: string }[];
};

/** What the built Storybook tells tools about the components. */
export const readManifest = () =>
  readBuilt('manifests/components.json') as { components: Record<string, Component> };

/** Serves the built Storybook from a free port. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
