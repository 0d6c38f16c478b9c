import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { type ExamplePages, serveExamples } from '../support/examplePages.ts';
import { storyWithFiles } from '../support/storyWithFiles.ts';
import { expect, test } from '../support/test.ts';

let examples: ExamplePages;

test.beforeAll(async ({ server }) => {
  const { token } = await registerThroughApi(server.url, account('origins'));
  const story = await storyWithFiles(server.url, token);
  const { id } = await saveThroughApi(server.url, token, story, { isPublic: true });
  examples = await serveExamples(server.url, id);
});

test.afterAll(() => examples?.stop());

for (const name of ['csp', 'other-origin']) {
  test(`${name}.html shows story, files and fonts, and counts the reading`, {
    tag: '@main',
  }, async ({ page, server }) => {
    const errors = watchForErrors(page);
    // The picture elsewhere is linked under the policy, and fails to load without one.
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    const counted = page.waitForResponse(/\/api\/story\/[^/]+\/events$/);
    const story = page.waitForResponse(/\/data$/);
    await page.goto(`${examples.url}/${name}.html`);
    expect(new URL(server.url).origin).not.toBe(new URL(page.url()).origin);
    const player = page.locator('dreamfork-player');
    await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();

    const picture = player.locator('img').first();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(64);
    await player.getByRole('button', { name: 'Play' }).first().click();
    await expect(player.getByText('Шумит река.')).toBeVisible();
    await expect(player.getByRole('link', { name: /foreign/ })).toHaveCount(name === 'csp' ? 1 : 0);
    const fonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(fonts).toBeGreaterThan(0);

    // Nothing of the reader travels with a request, and every page may read the answer.
    expect((await counted).ok()).toBe(true);
    for (const answer of [await story, await counted]) {
      expect(await answer.request().headerValue('cookie')).toBeNull();
      expect(await answer.headerValue('set-cookie')).toBeNull();
      expect(await answer.headerValue('access-control-allow-origin')).toBe('*');
      expect(await answer.headerValue('access-control-allow-credentials')).toBeNull();
    }
    expect(errors()).toEqual([]);
  });
}

test('a host goes on and back by the methods of the element', async ({ page }) => {
  await page.goto(`${examples.url}/other-origin.html`);
  const player = page.locator('dreamfork-player');
  await player.getByRole('button', { name: 'Налево' }).click();
  const path = player.getByRole('heading', { name: 'Лесная тропа' });
  await expect(path).toBeFocused();
  const next = page.locator('[data-method="next"]');
  await next.click();
  await expect(player.getByRole('heading', { name: 'Дом у реки' })).toBeVisible();
  await expect(next).toBeFocused();
  await page.locator('[data-method="back"]').click();
  await expect(path).toBeVisible();
  await page.locator('[data-method="restart"]').click();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  // At a choice nothing goes on without the reader.
  await next.click();
  await expect(player.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
});
