import { setTimeout as wait } from 'node:timers/promises';
import type { SignInResponse } from '@dreamfork/api-client/contract';
import { generateStory } from '@dreamfork/story/testing';
import type { Browser, Page } from 'playwright';
import { account, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import { signInWith } from '../e2e/support/session.ts';
import { limitRow, type Row } from './report.ts';
import { percentile } from './statistics.ts';

const keys = 30;
/** Milliseconds from a key to the screen of the other. */
const seenLimit = 2500;

/** Opens the story in a window of its own, with the text of its first node. */
async function openText(browser: Browser, url: string, session: SignInResponse, id: string) {
  const viewport = { width: 1360, height: 800 };
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU', viewport });
  const page = await context.newPage();
  await signInWith(page, session);
  await page.goto(`/app/editor/${id}`);
  await page.locator('[data-testid=story-node][data-node-id=node-0]').click();
  await page.getByTestId('node-tab').getByRole('button', { name: 'Изменить' }).click();
  await page.getByRole('button', { name: /Вместе с вами/ }).waitFor();
  return page;
}

const fieldOf = (page: Page) => page.getByTestId('node-tab').getByLabel('Текст');

/** From a key of one author to the screen of another, key by key. */
export async function seenAfter(
  browser: Browser,
  url: string,
  nodes: number,
  engine: string,
): Promise<Row> {
  const session = await registerThroughApi(url, account(`screens${nodes}`));
  const { id } = await saveThroughApi(url, session.token, generateStory(nodes));
  const [mine, theirs] = await Promise.all([
    openText(browser, url, session, id),
    openText(browser, url, session, id),
  ]);
  await fieldOf(mine).press('Control+End');
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const mark = `${key};`;
    const began = performance.now();
    await fieldOf(mine).pressSequentially(mark);
    await theirs.waitForFunction(
      (end) =>
        document
          .querySelector<HTMLTextAreaElement>('[data-testid=node-tab] textarea')
          ?.value.endsWith(end),
      mark,
    );
    times.push(performance.now() - began);
    // The next key falls anywhere between two looks at the database.
    await wait((key * 370) % 1000);
  }
  await Promise.all([mine, theirs].map((page) => page.context().close()));
  const what = `from a key to the screen of the other, ${nodes} nodes (${engine}), p95`;
  return limitRow(what, percentile(times, 0.95), 'ms', seenLimit);
}
