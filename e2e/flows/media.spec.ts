import type { Page } from '@playwright/test';
import { account, readThroughApi, registerThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { giveFile } from '../support/files.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const photograph = { name: 'Маяк.png', width: 2400, height: 1600, type: 'image/png' };

/** As far from a mast: bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/** A free place of the canvas, away from the start node and the panels. */
async function freePlace(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('canvas-pane').boundingBox();
  if (!box) throw new Error('The canvas is not on the screen.');
  return { x: box.x + box.width * 0.5, y: box.y + box.height * 0.7 };
}

/** Makes the story public in spite of what the diagnostics have to say. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'История' }).click();
  const publishing = page.getByRole('switch', { name: 'Публичная история' });
  await publishing.click({ force: true });
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(publishing).toBeChecked();
}

const imageCard = (page: Page) => page.locator('[data-testid="story-node"][data-type="image"]');

/** Waits for the picture from the server: the card shows the local file already during the upload. */
async function expectUploaded(page: Page): Promise<void> {
  await expect(imageCard(page).getByRole('button', { name: /^Загружено/ })).toBeVisible();
  await expect(imageCard(page).locator('img')).toHaveJSProperty('complete', true);
}

test('a dropped photograph reaches a reader in a fitting size, and no longer once the story is private', {
  tag: '@main',
}, async ({ page, browser, server, mediaStorage }) => {
  const errors = watchForErrors(page);
  const session = await registerThroughApi(server.url, account('photographer'));
  await signInWith(page, session);
  await page.goto('/app/editor');
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  await editor.describeStory({ title: 'Снимки с маяка' });

  // Of an unsaved story the file waits, also over a reload.
  await giveFile(page, { ...photograph, at: await freePlace(page) });
  await expect(imageCard(page)).toContainText('Ожидает загрузки');
  await page.getByRole('button', { name: /подробнее$/ }).click();
  await expect(page.getByText('Все правки есть и в этом браузере', { exact: false })).toBeVisible();
  await page.reload();
  await expect(imageCard(page)).toContainText('Ожидает загрузки');
  await editor.save();
  await expectUploaded(page);
  const start = page.locator('[data-testid="story-node"][data-type="start"]');
  await editor.connect(start.locator('[data-side="output"]').first(), 'Новое изображение');
  await publish(page);
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
  const id = await editor.storyId();

  const phone = await browser.newContext({
    baseURL: server.url,
    locale: 'ru-RU',
    viewport: { width: 360, height: 740 },
  });
  const reader = await phone.newPage();
  const network = await phone.newCDPSession(reader);
  await network.send('Network.emulateNetworkConditions', slowNetwork);
  const from: string[] = [];
  reader.on('response', (answer) => {
    if (answer.request().resourceType() === 'image' && answer.ok()) from.push(answer.url());
  });
  await reader.goto(`/story/${id}`);
  await reader.getByRole('button', { name: 'Далее' }).click();
  const picture = reader.getByTestId('player-root').locator('picture img');
  await expect(picture).toHaveJSProperty('complete', true);
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    address: image.currentSrc,
    width: image.naturalWidth,
  }));
  expect(shown.address).toMatch(/\/images\/\d+\.avif$/);
  expect(shown.width).toBeGreaterThan(0);
  expect(shown.width).toBeLessThanOrEqual(640);
  expect(from.some((address) => address.includes('X-Amz-Signature='))).toBe(mediaStorage === 's3');
  const [bytes, original] = await Promise.all([
    reader.request.get(shown.address),
    reader.request.get(shown.address.replace(/images\/.*$/, 'download')),
  ]);
  expect((await bytes.body()).length).toBeLessThan((await original.body()).length * 0.15);

  await editor.describeStory({ isPublic: false });
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
  await expect
    .poll(async () => (await readThroughApi(server.url, id, session.token)).isPublic)
    .toBe(false);
  expect((await reader.request.get(shown.address)).status()).toBe(404);
  await expect(imageCard(page).locator('img')).toBeVisible();
  await phone.close();
  expect(errors()).toEqual([]);
});

test('a pasted file that the network cut off is sent again, and a cancelled one leaves nothing', {
  tag: '@main',
}, async ({ page, context, server }) => {
  const session = await registerThroughApi(server.url, account('traveller'));
  await signInWith(page, session);
  await page.goto('/app/editor');
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  await editor.describeStory({ title: 'Плохая связь' });
  await editor.save();
  await editor.waitUntilPreloaded();

  await context.setOffline(true);
  await page.getByTestId('canvas-pane').click({ position: { x: 40, y: 400 } });
  await giveFile(page, photograph);
  await expect(imageCard(page)).toHaveCount(1);
  await expect(imageCard(page)).toContainText('Ошибка загрузки');
  await context.setOffline(false);
  await expectUploaded(page);

  await page.route('**/api/media/upload', () => {
    // Never answered: the author gives up first.
  });
  await page.getByTestId('canvas-pane').click({ position: { x: 40, y: 400 } });
  await giveFile(page, { ...photograph, name: 'Второй.png' });
  await expect(imageCard(page)).toHaveCount(2);
  await imageCard(page).filter({ hasText: 'Загрузка...' }).click();
  // The file on the card leads to its window; the properties panel below that has the same control.
  const uploading = page.getByRole('dialog', { name: 'Загрузить файл' });
  await uploading.getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(imageCard(page).filter({ hasText: 'Загрузка...' })).toHaveCount(0);
  const files = await context.request.get(`${server.url}/api/media/files`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  expect(await files.json()).toMatchObject({ total: 1 });
});

test('a file whose upload a reload cut off is sent again by itself', async ({ page, server }) => {
  await signInWith(page, await registerThroughApi(server.url, account('reloading')));
  await page.goto('/app/editor');
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  await editor.describeStory({ title: 'Посреди загрузки' });
  await editor.save();
  await page.route('**/api/media/upload', () => {
    // Never answered: the page is left first.
  });
  await page.getByTestId('canvas-pane').click({ position: { x: 40, y: 400 } });
  await giveFile(page, photograph);
  await expect(imageCard(page)).toContainText('Загрузка...');
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
  await page.unroute('**/api/media/upload');
  await page.reload();
  await expect(imageCard(page)).toHaveCount(1);
  await expectUploaded(page);
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
});
