import { runInNewContext } from 'node:vm';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { type ExamplePages, serveExamples } from '../support/examplePages.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

let examples: ExamplePages;

test.beforeAll(async ({ server }) => {
  const author = await registerThroughApi(server.url, account('elements'));
  const { id } = await saveThroughApi(server.url, author.token, threeRoads, { isPublic: true });
  examples = await serveExamples(server.url, id);
});

test.afterAll(() => examples?.stop());

const earlyPage = `<!doctype html><html lang="ru"><head><title>none</title><link rel="icon" href="data:,"></head><body>
<dreamfork-player heading-level="9"></dreamfork-player>
<script>
  const player = document.querySelector('dreamfork-player');
  player.story = ${JSON.stringify(threeRoads)};
  player.labels = { restart: 'Сначала' };
  addEventListener('dreamfork-error', ({ detail }) => { document.title = detail.code; });
  const told = [];
  for (const type of ['start', 'choose', 'statechange'])
    addEventListener('dreamfork-' + type, ({ detail }) => told.push(detail.resumed === undefined ? type : type + ' ' + detail.resumed));
</script>
<script src="/element.js"></script></body></html>`;

test('properties set before the script loads are applied, and an invalid story is reported', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await page.route('**/early.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: earlyPage }),
  );
  await page.goto(`${examples.url}/early.html`);
  const player = page.locator('dreamfork-player');
  await expect(player.getByRole('heading', { name: 'Камень на распутье', level: 6 })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Сначала' })).toBeVisible();

  await player.getByRole('button', { name: 'Налево' }).click();
  await expect(player.getByRole('heading', { name: 'Лесная тропа' })).toBeFocused();
  expect(await page.evaluate('told')).toEqual(['start false', 'choose', 'statechange']);

  await page.evaluate(`player.story = { title: 'Без узлов' }`);
  await expect(player.getByRole('alert')).toContainText('История не открылась');
  await expect(page).toHaveTitle('story-malformed');
  await page.evaluate(`player.story = ${JSON.stringify(threeRoads)}`);
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  expect(errors()).toEqual([]);
});

test('a removed element that is inserted again continues and announces it', async ({ page }) => {
  await page.goto(`${examples.url}/element.html`);
  const first = page.locator('#first');
  await first.getByRole('button', { name: 'Налево' }).click();
  await expect(first.getByRole('heading', { name: 'Лесная тропа' })).toBeVisible();
  const resumed = await page.evaluate(`new Promise((resolve) => {
    const element = document.getElementById('first');
    element.addEventListener('dreamfork-start', ({ detail }) => resolve(detail.resumed));
    element.remove();
    document.body.append(element);
  })`);
  expect(resumed).toBe(true);
});

test('every control is reachable in a narrow column of a right-to-left page', async ({ page }) => {
  await page.goto(`${examples.url}/element.html`);
  const first = page.locator('#first');
  await expect(first.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await page.evaluate(`
    document.documentElement.dir = 'rtl';
    document.getElementById('first').style.width = '320px';
  `);
  const column = await first.boundingBox();
  const isInside = (box: { x: number; width: number } | null) =>
    box !== null &&
    column !== null &&
    box.x >= column.x &&
    box.x + box.width <= column.x + column.width;
  const number = await first.getByText('1', { exact: true }).first().boundingBox();
  const text = await first.getByText('Налево пойдёшь').first().boundingBox();
  expect(isInside(number)).toBe(true);
  expect(Number(number?.x)).toBeLessThan(Number(text?.x));
  await first.getByRole('button', { name: 'Настройки' }).click();
  const size = first.getByRole('radio', { name: 'Крупный', exact: true });
  expect(isInside(await size.boundingBox())).toBe(true);
  await size.check();
});

test('media of a story of another site are requested from there', async ({ page }) => {
  const [fork, ...rest] = threeRoads.nodes;
  const file = {
    title: '',
    description: '',
    fileSize: 1,
    isActive: true,
    url: '/media/sea.mp3',
    mimeType: 'audio/mpeg',
  };
  const media = [
    { ...file, id: 'sound', mediaType: 'audio', order: 0, captionsUrl: 'captions/sea.vtt' },
    { ...file, id: 'picture', mediaType: 'image', order: 1, url: 'sea.png', mimeType: 'image/png' },
  ];
  await page.route('https://stories.example/**', (route) =>
    route.request().url().endsWith('/tales/sea.json')
      ? route.fulfill({
          json: { ...threeRoads, nodes: [{ ...fork, media }, ...rest] },
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.abort(),
  );
  const asked = ['media/sea.mp3', 'tales/captions/sea.vtt', 'tales/sea.png'].map((path) =>
    page.waitForRequest(`https://stories.example/${path}`),
  );
  await page.goto(`${examples.url}/element.html`);
  await page.evaluate(
    `document.getElementById('first').setAttribute('src', 'https://stories.example/tales/sea.json')`,
  );
  await Promise.all(asked);
});

test('the script can be imported without a DOM', async () => {
  const script = await (await fetch(`${examples.url}/element.js`)).text();
  expect(() => runInNewContext(script, {})).not.toThrow();
});
