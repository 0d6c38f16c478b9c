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

  // A page that missed the message asks for another one.
  const now = await height();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (frame) frame.style.height = '10px';
    frame?.contentWindow?.postMessage({ type: 'dreamfork:command', command: 'height' }, '*');
  });
  await expect.poll(height).toBe(now);
  expect(errors()).toEqual([]);
});

test('a page hears the events of its frame, and leads the reader by commands', {
  tag: '@main',
}, async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto(`${examples.url}/iframe.html`);
  const story = page.frameLocator('iframe');
  const stone = story.getByRole('heading', { name: 'Камень на распутье' });
  const command = (name: string) => page.getByRole('button', { name, exact: true });
  const heard = page.locator('#events');
  await expect(stone).toBeVisible();

  // What follows is the reader's choice.
  await command('Дальше').click();
  await command('Тёмная тема').click();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(stone).toBeVisible();
  await story.getByRole('button', { name: 'Налево' }).click();
  await expect(heard).toHaveText('dreamfork:enternode:path');
  await command('Дальше').click();
  await expect(story.getByRole('heading', { name: 'Дом у реки' })).toBeVisible();
  await expect(command('Дальше')).toBeFocused();
  await command('Назад').click();
  await command('В город').click();
  await expect(heard).toHaveText(
    ['path', 'house', 'path', 'city'].map((id) => `dreamfork:enternode:${id}`).join(' '),
  );
  await command('С начала').click();
  await expect(stone).toBeVisible();

  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const command = { type: 'dreamfork:command', command: 'goTo', nodeId: 'nobody' };
    frame?.contentWindow?.postMessage(command, '*');
  });
  await expect(heard).toContainText('node-missing:nobody');
  expect(errors()).toEqual([]);
});

test('a frame tells nothing unless its address asks, and obeys no other frame', async ({
  page,
}) => {
  await page.goto(`${examples.url}/iframe.html`);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (frame) frame.src = frame.src.replace('&events=on', '');
    const other = document.createElement('iframe');
    other.srcdoc = `<script>onmessage = () => parent.frames[0].postMessage({ type: 'dreamfork:command', command: 'goTo', nodeId: 'city' }, '*')</script>`;
    document.body.append(other);
  });
  const story = page.frameLocator('iframe').first();
  await story.getByRole('button', { name: 'Налево' }).click();
  const path = story.getByRole('heading', { name: 'Лесная тропа' });
  await expect(path).toBeVisible();
  // A command of the page itself, sent after that of the other frame, is the only one that arrives.
  await page.evaluate(async () => {
    const [story, other] = document.querySelectorAll('iframe');
    other?.contentWindow?.postMessage('go', '*');
    await new Promise((resolve) => {
      other?.contentWindow?.addEventListener('message', resolve);
    });
    const command = { type: 'dreamfork:command', command: 'next' };
    story?.contentWindow?.postMessage(command, '*');
  });
  await expect(story.getByRole('heading', { name: 'Дом у реки' })).toBeVisible();
  await expect(page.locator('#events')).toBeEmpty();
});
