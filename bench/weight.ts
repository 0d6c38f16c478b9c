import { sampleStory } from '@dreamfork/story/testing';
import { type Browser, chromium, type Page } from 'playwright';
import { account, registerThroughApi, saveThroughApi } from '../e2e/support/api.ts';
import { signInWith } from '../e2e/support/session.ts';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { weighPage, weightLimits, withoutIdleMoments } from '../scripts/pageWeightLimits.ts';
import { startProductServer } from '../scripts/productServer.ts';
import { limitRow, type Row } from './report.ts';

/** What the editor and the page of a story fetch before their visitor can do anything. */
export async function benchWeight(): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    const session = await registerThroughApi(server.url, account('weighing'));
    const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
    const editor = await weigh(browser, async (page) => {
      await signInWith(page, session);
      await page.goto(`${server.url}/app/editor/${id}`);
      await page.getByTestId('story-node').first().waitFor();
      await page.getByTestId('add-text').waitFor();
      await page.getByRole('switch').waitFor({ state: 'attached' });
    });
    const reader = await weigh(browser, async (page) => {
      await page.goto(`${server.url}/story/${id}`);
      await page.getByTestId('player-root').waitFor();
    });
    return [
      limitRow('editor, script and style, Brotli', editor.brotli, 'KB', weightLimits.editor),
      limitRow('page of a story, script and style, gzip', reader.gzip, 'KB', weightLimits.reader),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
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
