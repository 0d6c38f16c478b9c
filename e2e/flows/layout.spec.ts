import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const openPages = {
  '/': { heading: /^Истории,/, title: /Истории, в которых решает читатель · Dreamfork/ },
  '/stories': { heading: 'Истории', title: /^Истории · Dreamfork$/ },
  '/help': { heading: 'Помощь', title: /^Помощь · Dreamfork$/ },
  '/contacts': { heading: 'Контакты', title: /^Контакты · Dreamfork$/ },
  '/about': { heading: 'О проекте', title: /^О проекте · Dreamfork$/ },
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** The site's script has taken the page over. */
const isTakenOver = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Основная навигация' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the open pages can be read, and say what and where they are', async ({ page, server }) => {
    const author = await registerThroughApi(server.url, account('printed'));
    await saveThroughApi(server.url, author.token, sampleStory, { isPublic: true });
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
    await expect(page.getByRole('heading', { name: sampleStory.title })).toBeVisible();
  });
});

test('what the server drew is taken over without asking again, without a jump and without a complaint', async ({
  page,
}) => {
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Object(entry).value, 0);
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

test('a navigation names the page, moves the focus and comes back to where one was', async ({
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

test('a page is fetched with its data when a link to it is pointed at', async ({ page }) => {
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

test('an address that is not there says so and leads home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(heading(page, 'Страница не найдена')).toBeVisible();
  await expect(page.getByText('Извините, запрашиваемая страница не существует.')).toBeVisible();
  await expect(page).toHaveTitle('Страница не найдена · Dreamfork');
  await page.getByRole('link', { name: 'Вернуться на главную' }).click();
  await expect(heading(page, /^Истории,/)).toBeVisible();
});

test('a page whose code does not come leaves the frame standing, and can be tried again', async ({
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

test('a lost connection is told of for as long as it lasts, and what is open stays', async ({
  page,
  context,
}) => {
  await page.goto('/stories');
  await isTakenOver(page);
  const notice = page.getByText('Нет связи с сервером.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('the story of the home page is played to its end', async ({ page }) => {
  await page.goto('/');
  await isTakenOver(page);
  await page.getByRole('button', { name: 'Подняться и зажечь фонарь' }).click();
  const player = page.getByRole('region', { name: 'Короткая история' });
  await expect(player.getByRole('heading', { name: 'Голос смотрителя' })).toBeVisible();
  await player.getByRole('button', { name: 'Далее' }).click();
  await expect(player.getByText('История завершена!')).toBeVisible();
  await player.getByRole('button', { name: 'Начать заново' }).click();
  await expect(player.getByRole('button', { name: /Вернуться к лодке/ })).toBeVisible();
});

test('the language is changed in place and kept for the next visit', async ({ page }) => {
  await page.goto('/');
  await isTakenOver(page);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(heading(page, 'Stories where the reader decides')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/help');
  await isTakenOver(page);
  await expect(heading(page, 'Help')).toBeVisible();
  await expect(page).toHaveTitle('Help · Dreamfork');
});

test('who is signed in is invited to write, not to sign in', async ({ page, server }) => {
  await signInWith(page, await registerThroughApi(server.url, account('writer')));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Создать историю' }).first()).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Панель управления' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Начать бесплатно' })).toHaveCount(0);
  await page.getByRole('button', { name: /writer/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('link', { name: 'Начать бесплатно' }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu holds what the bar holds, and nothing is wider than the page', async ({
    page,
  }) => {
    for (const path of Object.keys(openPages)) {
      await page.goto(path);
      await isTakenOver(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
    }
    await page.getByRole('button', { name: 'Меню' }).click();
    await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
    await bar(page).getByRole('link', { name: 'Истории' }).click();
    await expect(heading(page, 'Истории')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Войти' })).toBeHidden();
  });
});
