import AxeBuilder from '@axe-core/playwright';
import { sampleStory } from '@dreamfork/story/testing';
import {
  account,
  preferThemeThroughApi,
  registerThroughApi,
  saveThroughApi,
  signInThroughApi,
} from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { administrator, expect, test } from '../support/test.ts';

const themes = ['light', 'dark', 'creative'] as const;
const narrow = { width: 320, height: 640 };

for (const theme of themes) {
  test(`every screen is free of axe violations and fits 320 px in the ${theme} theme`, async ({
    page,
    server,
  }) => {
    const author = await registerThroughApi(server.url, account(`axe-${theme}`));
    const { id } = await saveThroughApi(server.url, author.token, sampleStory);
    const operator = await signInThroughApi(server.url, administrator);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    for (const { token } of [author, operator]) {
      await preferThemeThroughApi(server.url, token, theme);
    }

    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id: rule, nodes }) => [rule, nodes.map((node) => node.html)]);
      expect({ path, found }).toEqual({ path, found: [] });
    };
    const fits = async (path: string) => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, width }).toEqual({ path, width: narrow.width });
    };

    const open = [
      '/',
      '/stories',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password#token=unknown',
      '/confirm-email#token=unknown',
      '/help',
      '/nowhere',
    ];
    for (const path of open) await check(path);
    await signInWith(page, author);
    const signedInPaths = [
      `/story/${id}`,
      '/app/dashboard',
      '/app/my-stories',
      '/app/profile',
      `/app/editor/${id}`,
    ];
    for (const path of signedInPaths) await check(path);
    await signInWith(page, operator);
    await check('/app/admin/users');
    await check('/app/moderation');

    await page.setViewportSize(narrow);
    for (const path of [
      ...open,
      '/app/dashboard',
      '/app/my-stories',
      '/app/moderation',
      '/app/profile',
      '/app/admin/users',
    ]) {
      await fits(path);
    }
  });
}
