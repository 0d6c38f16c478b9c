import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@dreamfork/api-client';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import {
  account,
  registerThroughApi,
  saveThroughApi,
  signInThroughApi,
} from '../e2e/support/api.ts';
import { threeRoads } from '../e2e/support/threeRoads.ts';
import { launchArguments } from '../scripts/browser.ts';
import { freePort } from '../scripts/freePort.ts';
import { startProductServer } from '../scripts/productServer.ts';
import type { Row } from './report.ts';

const administrator = { email: 'admin@example.org', password: 'Operator1' };

/** Screens for guests; whoever is signed in is led on from most of them. */
const forGuests =
  /^\/(?:login|register|forgot-password|reset-password|confirm-email|unsubscribe|decision)?$/;

function addressesOfTheSite(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../apps/site/src/sitePages.ts'), 'utf8');
  const pages = [...table.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  return [...pages, '/app/editor', '/app/editor/:id', '/not-there'];
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

/** Lighthouse's score of accessibility of every screen of the built site, on a phone. */
export async function benchAccessibility(): Promise<Row[]> {
  const server = await startProductServer({
    env: {
      RATE_LIMIT: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'dreamfork-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const { session, story, reported, user } = await fill(server.url);
    const page = await context.newPage();
    const enter = async (isSignedIn: boolean) => {
      await page.goto(`${server.url}/about`);
      await page.evaluate(
        ([token, person]) => {
          localStorage.clear();
          if (!token) return;
          localStorage.setItem('authToken', token);
          localStorage.setItem('user', person);
        },
        [isSignedIn ? session.token : '', JSON.stringify(session.user)] as const,
      );
    };
    const idOf = (path: string): string =>
      /moderation|content/.test(path) ? reported : path.includes('users') ? user : story;
    const measure = async (path: string): Promise<Row> => {
      const address = server.url + path.replace(/:id$|:id(?=\/)/, idOf(path));
      const result = await lighthouse(address, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['accessibility'],
        disableStorageReset: true,
      });
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse could not visit ${path}: ${result?.lhr.runtimeError?.message}`);
      }
      const { categories, audits } = result.lhr;
      const lost = Object.values(audits).filter(({ score }) => score !== null && score < 1);
      if (lost.length > 0) console.log(`  ${path}: ${lost.map(({ id }) => id).join(', ')}`);
      const score = categories.accessibility?.score ?? 0;
      return {
        what: `Lighthouse, accessibility, ${path}`,
        value: `${Math.round(score * 100)} of 100`,
        against: 'all that can be had',
        ratio: score,
        goal: '1.00',
      };
    };
    const rows: Row[] = [];
    const addresses = addressesOfTheSite();
    for (const isSignedIn of [false, true]) {
      await enter(isSignedIn);
      for (const path of addresses.filter((one) => forGuests.test(one) !== isSignedIn)) {
        rows.push(await measure(path));
      }
    }
    return rows;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    await server.stop();
  }
}
