import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@dreamfork/api-client';
import { docsPages, serveStorybook } from '../e2e/storybook/built.ts';
import {
  account,
  administrator,
  registerThroughApi,
  saveThroughApi,
  signInThroughApi,
} from '../e2e/support/api.ts';
import { signInWith } from '../e2e/support/session.ts';
import { threeRoads } from '../e2e/support/threeRoads.ts';
import { startProductServer } from '../scripts/productServer.ts';
import { run } from '../scripts/run.ts';
import {
  type LighthouseBrowser,
  lostAudits,
  scoreOf,
  scoreRow,
  withLighthouse,
} from './lighthouse.ts';
import type { Row } from './report.ts';

/** Screens for guests; whoever is signed in is led on from most of them. */
const forGuests =
  /^\/(?:login|register|forgot-password|reset-password|confirm-email|unsubscribe|decision)?$/;

const missing = '/not-there';

function addressesOfTheSite(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../apps/site/src/sitePages.ts'), 'utf8');
  const pages = [...table.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  return [...pages, '/app/editor', '/app/editor/:id', missing];
}

/** A reader reports a story of the administrator, so that every screen has something to show. */
async function fill(url: string) {
  const admin = await signInThroughApi(url, administrator);
  const reader = await registerThroughApi(url, account('reader'));
  const onUnauthorized = () => undefined;
  const clientOf = (token: string) =>
    createClient({ baseUrl: url, getToken: () => token, onUnauthorized });
  const { id: story } = await saveThroughApi(url, admin.token, threeRoads, { isPublic: true });
  await clientOf(reader.token).feedback.reportStory(story, { reason: 'spam' });
  const cases = await clientOf(admin.token).cases.list();
  const reported = cases.ok ? cases.value.items[0]?.id : undefined;
  if (reported === undefined) throw new Error('The report did not arrive.');
  return { session: admin, story, reported, user: reader.user.id };
}

async function measure(visit: LighthouseBrowser['visit'], url: string, name: string): Promise<Row> {
  const result = await visit(url, ['accessibility'], {
    // The page of an unknown address has the status 404, and a session lies in the storage.
    ignoreStatusCode: name === missing,
    disableStorageReset: true,
  });
  const lost = lostAudits(result, ['accessibility']);
  if (lost.length > 0) console.log(`  ${name}: ${lost.join(', ')}`);
  return scoreRow(`accessibility, ${name}`, scoreOf(result, 'accessibility'));
}

/** Lighthouse's score of accessibility of every screen of the built site, on a phone. */
export async function benchAccessibility(): Promise<Row[]> {
  const server = await startProductServer({
    env: {
      RATE_LIMIT: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  try {
    const { session, story, reported, user } = await fill(server.url);
    const idOf = (path: string): string =>
      /moderation|content/.test(path) ? reported : path.includes('users') ? user : story;
    return await withLighthouse(async ({ context, visit }) => {
      const rows: Row[] = [];
      const addresses = addressesOfTheSite();
      const measureAll = async (paths: readonly string[]) => {
        for (const path of paths) {
          const address = server.url + path.replace(/:id$|:id(?=\/)/, idOf(path));
          rows.push(await measure(visit, address, path));
        }
      };
      await measureAll(addresses.filter((path) => forGuests.test(path)));
      const page = await context.newPage();
      await signInWith(page, session);
      await page.goto(`${server.url}/about`);
      await page.close();
      await measureAll(addresses.filter((path) => !forGuests.test(path)));
      return rows;
    });
  } finally {
    await server.stop();
  }
}

/** The same of the built Storybook: its front matter, and the first page of every group. */
export async function benchDocs(): Promise<Row[]> {
  if ((await run(['node', 'scripts/build.ts', 'storybook'])) !== 0) {
    throw new Error('Storybook could not be built.');
  }
  const { url, close } = await serveStorybook();
  const groups = new Set<string>();
  const pages = docsPages().filter((id) => {
    if (/^(introduction|get-started|guides|foundations)-/.test(id)) return true;
    const group = id
      .split('-')
      .slice(0, id.startsWith('components') ? 2 : 1)
      .join('-');
    const isFirst = !groups.has(group);
    groups.add(group);
    return isFirst;
  });
  try {
    return await withLighthouse(async ({ visit }) => {
      const rows: Row[] = [];
      for (const id of pages) {
        rows.push(await measure(visit, `${url}iframe.html?viewMode=docs&id=${id}`, id));
      }
      return rows;
    });
  } finally {
    await close();
  }
}
