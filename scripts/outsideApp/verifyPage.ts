import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { dark } from '../../packages/ui/src/tokens/dark.ts';
import { findBrowser, launchArguments } from '../browser.ts';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Opens the screens of the built app: theme, fonts, a control, a story, an editor, pages with data; no errors. */
export async function verifyPage(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('response', (response) => response.ok() || problems.push(`No ${response.url()}`));
    const open = (screen: string) => page.goto(`${url}?screen=${screen}`);

    await open('editor');
    await page.getByRole('application').waitFor();
    await page.locator('.react-flow__node').first().waitFor();
    await open('admin');
    await page.getByRole('row').nth(1).waitFor();
    await open('admin&own');
    await page.getByRole('table', { name: 'Newcomers' }).getByRole('row').nth(1).waitFor();
    assert.equal(await page.getByText('Dreamfork', { exact: true }).count(), 0);
    await open('library');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await open('account');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await open('hooks');
    await page.getByRole('listitem').first().waitFor();

    await open('player');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await page.locator('body[data-pressed]').waitFor();
    await page.getByRole('button', { name: /Next/ }).first().waitFor();

    const styleOf = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    assert.equal(await styleOf('body', 'background-color'), rgb(dark.color.paper));
    assert.equal(await styleOf('hr', 'border-top-color'), rgb(dark.color.accent));
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
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
}
