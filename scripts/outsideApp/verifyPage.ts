import assert from 'node:assert/strict';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import type { Browser, Page } from 'playwright';
import { dark } from '../../packages/ui/src/tokens/dark.ts';
import { rgbOf } from '../browser.ts';
import { testLimit } from '../timeLimits.ts';
import { mockServer } from './mockServer.ts';

/** Duplicates the node of a new story, plays from the copy in the player, and saves a book, which a worker writes. */
async function driveEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).first().waitFor();
  await page.keyboard.press('Escape');
  const card = page.locator('.react-flow__node-card').first();
  await card.click();
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: /^Undo/, disabled: false }).first().waitFor();
  await page.getByRole('button', { name: 'Play from here' }).first().click();
  const player = page.getByTestId('player-root');
  const shown = await player.getAttribute('data-node-id');
  assert.notEqual(`card:${shown}`, await card.getAttribute('data-id'));
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Import and export' }).first().click();
  const book = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: EPUB' }).click();
  assert.match((await book).suggestedFilename(), /\.epub$/);
}

/** Steps through the story: the reader's place is there when they come again. */
async function driveStory(page: Page): Promise<void> {
  const player = page.getByTestId('player-root');
  const first = await player.getAttribute('data-node-id');
  await page.getByRole('button', { name: /Next/ }).first().click();
  await page.getByRole('button', { name: 'One step back' }).waitFor();
  const second = await player.getAttribute('data-node-id');
  assert.notEqual(second, first);
  await page.reload();
  await page.locator(`[data-node-id="${second}"]`).first().waitFor();
  await loaded(page, 'Literata Variable', 'Golos Text Variable');
}

async function loaded(page: Page, ...families: string[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  for (const family of families) {
    assert(
      faces.some((face) => face.includes(family)),
      `${family} has not been loaded, only: ${faces.join()}`,
    );
  }
}

/** Looks at what the design system gives a page and what it leaves alone. */
async function driveUi(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('Lighthouse');
  const button = page.getByRole('button', { name: 'Create the story' });
  await button.click();
  await page.getByText('“Lighthouse” created').waitFor();
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  assert.equal(await styleOf('body', 'background-color'), 'rgba(0, 0, 0, 0)');
  const accent = await page.evaluate(() => {
    const mark = document.createElement('i');
    mark.style.color = 'var(--df-color-accent)';
    document.body.append(mark);
    return getComputedStyle(mark).color;
  });
  assert.equal(accent, rgbOf(dark.color.accent));
}

const row = (page: Page) => page.getByRole('row').nth(1).waitFor();

/** What is done on each page of the examples, and on the first screens of the other packages. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  [`story/${lighthouseStory.id}`]: driveStory,
  editor: driveEditor,
  users: row,
  newcomers: async (page) => {
    await page.getByRole('table', { name: 'Newcomers' }).waitFor();
    await row(page);
    assert.equal(await page.getByText('Dreamfork', { exact: true }).count(), 0);
  },
  'screens.html?screen=ui': driveUi,
  'screens.html?screen=api-client': (page) => page.getByRole('listitem').first().waitFor(),
  'screens.html?screen=library': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  'screens.html?screen=account': (page) =>
    page.getByRole('button', { name: 'Sign in', exact: true }).waitFor(),
};

export const everyPage = Object.keys(pages);
export const examplePages = everyPage.slice(0, 3);

/** Opens and drives pages of a served app: none may log an error or a warning, or miss a file. */
export async function verifyPages(
  browser: Browser,
  url: string,
  names: readonly string[],
): Promise<void> {
  const context = await browser.newContext();
  await mockServer(context);
  const page = await context.newPage();
  // The development server bundles the dependencies when the first page asks for them.
  page.setDefaultTimeout(testLimit);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on(
    'response',
    (response) => response.status() < 400 || problems.push(`No ${response.url()}`),
  );
  for (const name of names) {
    await page.goto(url + name);
    try {
      await pages[name]?.(page);
    } catch (error) {
      throw new Error(`${name} at ${url}: ${problems.join('\n') || 'no error on the page'}`, {
        cause: error,
      });
    }
    assert.deepEqual(problems, [], `${name} at ${url}`);
  }
  await context.close();
}
