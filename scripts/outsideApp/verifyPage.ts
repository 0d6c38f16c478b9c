import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { dark } from '../../packages/ui/src/tokens/dark.ts';
import { rgbOf } from '../browser.ts';
import { testLimit } from '../timeLimits.ts';

/** Opens the editor and duplicates a node. */
async function driveEditor(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  const cards = page.locator('.react-flow__node-card');
  await cards.first().click();
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: /^Undo/, disabled: false }).first().waitFor();
}

/** Steps through the story, and looks at what the design system gives a page and what it leaves alone. */
async function drivePlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('body[data-pressed]').waitFor();
  const next = page.getByRole('button', { name: /Next/ }).first();
  await next.click();
  await page.getByRole('button', { name: 'One step back' }).waitFor();

  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  assert.equal(await styleOf('body', 'background-color'), 'rgba(0, 0, 0, 0)');
  assert.equal(await styleOf('hr', 'border-top-color'), rgbOf(dark.color.accent));
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  for (const family of ['Literata Variable', 'Golos Text Variable']) {
    assert(
      faces.some((face) => face.includes(family)),
      `${family} has not been loaded, only: ${faces.join()}`,
    );
  }
}

const row = (page: Page) => page.getByRole('row').nth(1).waitFor();

/** What is done on each screen of the app. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  editor: driveEditor,
  player: drivePlayer,
  admin: row,
  'admin&own': async (page) => {
    await page.getByRole('table', { name: 'Newcomers' }).waitFor();
    await row(page);
    assert.equal(await page.getByText('Dreamfork', { exact: true }).count(), 0);
  },
  hooks: (page) => page.getByRole('listitem').first().waitFor(),
  library: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  account: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor(),
};

/** Opens and drives the screens of the served app: none may log an error or miss a file. */
export async function verifyPage(browser: Browser, url: string, ...names: string[]): Promise<void> {
  const page = await browser.newPage();
  // The development server bundles the dependencies when the first page asks for them.
  page.setDefaultTimeout(testLimit);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on(
    'response',
    (response) => response.status() < 400 || problems.push(`No ${response.url()}`),
  );
  for (const [name, drive] of Object.entries(screens)) {
    if (names.length > 0 && !names.includes(name)) continue;
    await page.goto(`${url}?screen=${name}`);
    try {
      await drive(page);
    } catch (error) {
      throw new Error(`${name} at ${url}: ${problems.join('\n') || 'no error on the page'}`, {
        cause: error,
      });
    }
    assert.deepEqual(problems, [], `${name} at ${url}`);
  }
  await page.close();
}
