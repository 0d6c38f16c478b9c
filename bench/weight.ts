import { sampleStory } from '@dreamfork/story/testing';
import type { Browser, Page } from 'playwright';
import { account, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import { signInWith } from '../e2e/support/session.ts';
import { weighPage, weightLimits, withoutIdleMoments } from '../scripts/pageWeightLimits.ts';
import { limitRow, type Row } from './report.ts';
import { withBrowser, withProduct } from './start.ts';

/** What the editor and the page of a story fetch before their visitor can do anything. */
export const benchWeight = (): Promise<Row[]> =>
  withProduct(({ url }) => withBrowser((browser) => weighPages(browser, url)));

async function weighPages(browser: Browser, url: string): Promise<Row[]> {
  const session = await registerThroughApi(url, account('weighing'));
  const { id } = await saveThroughApi(url, session.token, sampleStory, { isPublic: true });
  const editor = await weigh(browser, async (page) => {
    await signInWith(page, session);
    await page.goto(`${url}/app/editor/${id}`);
    await page.getByTestId('story-node').first().waitFor();
    await page.getByTestId('add-text').waitFor();
    await page.getByRole('switch').waitFor({ state: 'attached' });
  });
  const reader = await weigh(browser, async (page) => {
    await page.goto(`${url}/story/${id}`);
    await page.getByTestId('player-root').waitFor();
  });
  return [
    limitRow('editor, script and style, Brotli', editor.brotli, 'KB', weightLimits.editor),
    limitRow('page of a story, script and style, gzip', reader.gzip, 'KB', weightLimits.reader),
  ];
}

async function weigh(browser: Browser, open: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 800 }, locale: 'ru-RU' });
  await withoutIdleMoments(page);
  const tell = weighPage(page);
  await open(page);
  const weight = await tell();
  await page.close();
  return weight;
}
