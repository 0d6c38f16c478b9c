import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { bar, heading, isTakenOver } from '../support/sitePages.ts';
import { expect, test } from '../support/test.ts';

test('a navigation sets the title, moves the focus, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await isTakenOver(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const scrolled = await page.evaluate(() => window.scrollY);
  await bar(page).getByRole('link', { name: 'Истории' }).click();
  await expect(page).toHaveTitle(/^Истории · Dreamfork$/);
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, /^Истории,/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('hovering a link prefetches the page and its data', async ({ page }) => {
  await page.goto('/about');
  await isTakenOver(page);
  const code = page.waitForRequest(/\/assets\/StoriesPage-/);
  const data = page.waitForRequest(/\/api\/StoryManagement\/public/);
  await bar(page).getByRole('link', { name: 'Истории' }).hover();
  await Promise.all([code, data]);
  let askedAgain = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/StoryManagement/public')) askedAgain += 1;
  });
  await bar(page).getByRole('link', { name: 'Истории' }).click();
  await expect(heading(page, 'Истории')).toBeVisible();
  expect(askedAgain).toBe(0);
});

test('a page whose code fails to load keeps bar and footer, and can be retried', async ({
  page,
}) => {
  await page.route(/\/assets\/HelpPage-/, (route) => route.abort());
  await page.goto('/about');
  await isTakenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Помощь' }).click();
  await expect(heading(page, 'Страница не открылась')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await page.unroute(/\/assets\/HelpPage-/);
  await page.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(heading(page, 'Помощь')).toBeVisible();
});

test('a page whose styles failed to load fetches them when it is opened', async ({ page }) => {
  const styles = /\/assets\/HomePage-[^/]+\.css/;
  await page.route(styles, (route) => route.abort());
  await page.goto('/about');
  await isTakenOver(page);
  const link = bar(page).getByRole('link', { name: 'Главная' });
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  await link.hover();
  await failed;
  await page.unroute(styles);
  const fetched = page.waitForResponse(styles);
  await link.click();
  expect((await fetched).ok()).toBe(true);
  await expect(heading(page, /^Истории,/)).toBeVisible();
});

const outages: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'the network': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'the server': async (page) => {
    await page.route('**', (route) => route.abort());
    return () => page.unroute('**');
  },
};

for (const [what, cut] of Object.entries(outages)) {
  test(`a page that failed to open without ${what} opens by itself after the reconnection`, async ({
    page,
  }) => {
    await page.goto('/about');
    await isTakenOver(page);
    const restore = await cut(page);
    await bar(page).getByRole('link', { name: 'Истории' }).click();
    await expect(heading(page, 'Страница не открылась')).toBeVisible();
    await restore();
    await expect(heading(page, 'Истории')).toBeVisible();
  });
}

test('a story is read on while what stands around it does not load, and that comes later', {
  tag: '@main',
}, async ({ page, server }) => {
  const session = await registerThroughApi(server.url, account('isolated'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
  const around = /\/assets\/(ReadingDetails|StandaloneNotice)-/;
  await page.route(around, (route) => route.abort());
  const failed = ['ReadingDetails', 'StandaloneNotice'].map((part) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${part}-`)),
  );
  await page.goto(`/story/${id}`);
  await Promise.all(failed);
  const player = page.getByTestId('player-root');
  const passage = await player.getAttribute('data-node-id');
  await page.keyboard.press('ArrowRight');
  await expect(player).not.toHaveAttribute('data-node-id', passage ?? '');
  await page.unroute(around);
  const styles = page.waitForResponse(/\/assets\/ReadingDetails-[^/]+\.css/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await styles).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Поделиться' }).first()).toBeVisible();
});

test('a part of the editor whose code fails to load is fetched again on request', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('persistent'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  const help = /\/assets\/HelpDialog-/;
  await page.route(help, (route) => route.abort());
  await page.goto(`/app/editor/${id}`);
  await new EditorPage(page).waitUntilReady();
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Клавиши и помощь' }).click();
  const failure = page.getByRole('alert').filter({ hasText: /Эта часть редактора не\sоткрылась/ });
  await expect(failure).toBeVisible();
  await page.unroute(help);
  await failure.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(page.getByRole('dialog', { name: 'Клавиши и помощь' })).toBeVisible();
});
