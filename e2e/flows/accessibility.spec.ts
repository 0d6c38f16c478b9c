import AxeBuilder from '@axe-core/playwright';
import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import {
  account,
  administrator,
  registerThroughApi,
  saveThroughApi,
  signInThroughApi,
} from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const themes = ['light', 'dark', 'creative'] as const;
const wide = { width: 1360, height: 800 };
const narrow = { width: 320, height: 640 };

/** Applies a theme without transitions and waits for its fonts. */
const showTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await Promise.all([...document.fonts].map((face) => face.load()));
  }, theme);

async function checkThemes(page: Page, path: string): Promise<void> {
  for (const theme of themes) {
    await showTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id: rule, nodes }) => [rule, nodes.map((node) => node.html)]);
    expect({ path, theme, found }).toEqual({ path, theme, found: [] });
  }
}

async function checkNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrow);
  for (const theme of themes) {
    await showTheme(page, theme);
    // The bar folds once it has been measured at the new width.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} in ${theme}`)
      .toBe(narrow.width);
  }
  await page.setViewportSize(wide);
}

test('every screen is free of axe violations and fits 320 px in every theme', async ({
  page,
  server,
}) => {
  const author = await registerThroughApi(server.url, account('axe'));
  const { id } = await saveThroughApi(server.url, author.token, sampleStory);
  const operator = await signInThroughApi(server.url, administrator);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const check = async (path: string, { isWide = false } = {}) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await checkThemes(page, path);
    if (!isWide) await checkNarrow(page, path);
  };

  for (const path of [
    '/',
    '/stories',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password#token=unknown',
    '/confirm-email#token=unknown',
    '/unsubscribe#token=unknown',
    '/help',
    '/nowhere',
  ]) {
    await check(path);
  }
  await signInWith(page, author);
  for (const path of [`/story/${id}`, '/app/dashboard', '/app/my-stories', '/app/profile']) {
    await check(path);
  }
  await check(`/app/editor/${id}`, { isWide: true });
  await signInWith(page, operator);
  await check('/app/admin/users');
  await check('/app/moderation');
});
