import AxeBuilder from '@axe-core/playwright';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { type ExamplePages, serveExamples } from '../support/examplePages.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

let examples: ExamplePages;

test.beforeAll(async ({ server }) => {
  const author = await registerThroughApi(server.url, account('embedder'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  examples = await serveExamples(server.url, id);
});

test.afterAll(() => examples?.stop());

test('two elements show a story each on a page with aggressive styles', { tag: '@main' }, async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.goto(`${examples.url}/element.html`);
  const first = page.locator('#first');
  const second = page.locator('#second');
  const heading = first.getByRole('heading', { name: 'Камень на распутье' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('text-transform', 'none');
  // The reader's 16 px, not the page's 10 px.
  await expect(first.getByText('Налево пойдёшь').first()).toHaveCSS('font-size', '21px');
  await expect(second.getByText('Make a choice:')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Pause' })).toHaveCSS('cursor', 'pointer');

  await first.getByRole('button', { name: 'Направо' }).click();
  await expect(first.getByText('История завершена!')).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Город' })).toBeFocused();
  await expect(second.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await expect(page.locator('#events')).toHaveText('first:city');

  await first.getByRole('button', { name: 'На шаг назад' }).click();
  await page.keyboard.press('1');
  await expect(first.getByRole('heading', { name: 'Лесная тропа' })).toBeFocused();
  // Keys in quick succession: none is lost while the focus returns.
  for (const key of ['s', 'Escape', 'h', 'Escape', 's']) await page.keyboard.press(key);
  await first.getByRole('radio', { name: 'Творческая' }).check();
  await first.getByRole('button', { name: 'Клавиши' }).click();
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(first.getByRole('heading', { name: 'Лесная тропа' })).toBeVisible();
  await expect(first.getByText('Вы продолжаете с того места')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#first').analyze();
  expect(violations).toEqual([]);
  expect(errors()).toEqual([]);
});

test('the text of an element follows the font size of the browser', async ({
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${examples.url}/element.html`);
    const passage = page.locator('#first').getByText('Налево пойдёшь').first();
    await expect(passage).toHaveCSS('font-size', '31.5px');
  } finally {
    await browser.close();
  }
});

test('an element whose story fails to load shows an error and retries', async ({ page }) => {
  let answers = 0;
  await page.route('**/api/story/**', (route) =>
    answers++ < 2 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto(`${examples.url}/element.html`);
  const first = page.locator('#first');
  await expect(first.getByRole('alert')).toContainText('История не загрузилась');
  await first.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(first.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
});

test('an embedded frame is as high as its passage', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto(`${examples.url}/iframe.html`);
  const story = page.frameLocator('iframe');
  await expect(story.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  const inner = () => story.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(400);
  await expect.poll(async () => Math.abs((await height()) - (await inner()))).toBeLessThan(2);
  const before = await height();
  await story.getByRole('button', { name: 'Направо' }).click();
  await expect(story.getByText('История завершена!')).toBeVisible();
  await expect.poll(height).not.toBe(before);
  expect(errors()).toEqual([]);
});

test('the React component shows the same story', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto(`${examples.url}/react/react.html`);
  await page.getByRole('button', { name: 'Налево' }).click();
  await expect(page.getByRole('heading', { name: 'Лесная тропа' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('История завершена!')).toBeVisible();
  expect(errors()).toEqual([]);
});
