import { sampleStory } from '@dreamfork/story/testing';
import type { Route } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { heading, isTakenOver, openPages } from '../support/sitePages.ts';
import { expect, test } from '../support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages are readable and have title, description and canonical address', {
    tag: '@main',
  }, async ({ page, server }) => {
    const author = await registerThroughApi(server.url, account('printed'));
    const story = { ...sampleStory, title: 'Читается без скриптов' };
    await saveThroughApi(server.url, author.token, story, { isPublic: true });
    for (const [path, { heading: name, title }] of Object.entries(openPages)) {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30}/);
    }
    await page.goto('/stories');
    await expect(page.getByRole('heading', { name: story.title })).toBeVisible();
  });

  test('a browser with English as its language gets them in English', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    const headings = {
      '/': 'Stories where the reader decides',
      '/stories': 'Stories',
      '/help': 'Help',
      '/contacts': 'Contacts',
      '/about': 'About',
      '/licenses': 'Licenses',
    };
    for (const [path, name] of Object.entries(headings)) {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    }
    await context.close();
  });
});

test('the words of a page are seen while its scripts are still on their way', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\.js$/, (route) => void held.push(route));
  for (const [path, { heading: name }] of Object.entries(openPages)) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, name)).toBeVisible();
    expect(held.length, path).toBeGreaterThan(0);
  }
  await page.unroute(/\.js$/);
  await page.goto('/help');
  await isTakenOver(page);
});

test('a server-rendered page is painted before the code of the site is requested', async ({
  page,
}) => {
  await page.goto('/stories');
  await isTakenOver(page);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime,
    requested: performance
      .getEntriesByType('resource')
      .find(({ name }) => /startSite.*js$/.test(name))?.startTime,
  }));
  expect(requested).toBeGreaterThanOrEqual(painted ?? Number.NaN);
});

test('the script takes a server-rendered page over without requests, layout shifts or errors', {
  tag: '@main',
}, async ({ page }) => {
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // A slow machine paints the bar while it still parses the page; the script begins after that.
      const { domInteractive } = performance.getEntriesByType(
        'navigation',
      )[0] as PerformanceNavigationTiming;
      const shifts = list
        .getEntries()
        .filter(({ startTime }) => domInteractive > 0 && startTime > domInteractive);
      const moved = shifts.reduce((sum, entry) => sum + Object(entry).value, 0);
      const before = Number(sessionStorage.getItem('moved') ?? 0);
      sessionStorage.setItem('moved', String(before + moved));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, { heading: name, title }] of Object.entries(openPages)) {
    await page.goto(path);
    await isTakenOver(page);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
  expect(asked.filter((path) => path.startsWith('/api/StoryManagement'))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(Number(await page.evaluate(() => sessionStorage.getItem('moved')))).toBeLessThan(0.02);
});
