import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { themeNames } from '../../packages/ui/src/tokens/index.ts';
import { freePort } from '../../scripts/freePort.ts';
import { isFullRun } from '../../scripts/testScope.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = 'storybook-static';

type Entry = {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  tags?: string[];
};

const readBuilt = (file: string): unknown =>
  JSON.parse(readFileSync(`${root}${folder}/${file}`, 'utf8'));

/** All pages and stories of the built Storybook. */
export const entries = (): Entry[] =>
  Object.values((readBuilt('index.json') as { entries: Record<string, Entry> }).entries);

/** The ids of all docs pages. */
export const docsPages = (): string[] =>
  entries().flatMap(({ id, type }) => (type === 'docs' ? [id] : []));

/** `npm test` opens pages in one theme. */
export const openedThemes = isFullRun ? themeNames : (['dark'] as const);

const placeOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** Docs pages by where they stand in the sidebar. */
export function pagesByPlace(): [place: string, ids: string[]][] {
  const places = [...new Set(docsPages().map(placeOf))];
  return places.map((place) => [place, docsPages().filter((id) => placeOf(id) === place)]);
}

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
    preview: {
      host: '127.0.0.1',
      port: await freePort(),
      strictPort: true,
      // Every frame of a docs page is a whole Storybook: browsers keep its files, as on a real host.
      headers: { 'cache-control': 'max-age=3600' },
    },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
