import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { preview } from 'vite';
import { freePort } from '../../scripts/freePort.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = 'storybook-static';

type Entry = { id: string; title: string; type: 'docs' | 'story' };

/** The ids of all docs pages of the built Storybook. */
export function docsPages(): string[] {
  const index = JSON.parse(readFileSync(`${root}${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
}

/** A test with the built Storybook at its base address. */
export const test = base.extend<object, { storybookFolder: string; storybook: string }>({
  storybookFolder: [folder, { option: true, scope: 'worker' }],
  storybook: [
    async ({ storybookFolder }, provide) => {
      const server = await preview({
        root,
        configFile: false,
        appType: 'mpa',
        logLevel: 'silent',
        build: { outDir: storybookFolder },
        preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
      });
      await provide(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybook }, provide) => provide(storybook),
});
