import type { Page } from '@playwright/test';
import { account, registerThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { bar, heading, isTakenOver, openPages } from '../support/sitePages.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';

test('the language changes without a reload and is kept for the next visit', async ({ page }) => {
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

test('a server without a mail server says that it sends no emails', async ({ page, server }) => {
  await page.goto('/forgot-password');
  await expect(page.getByText('Этот сервер не отправляет писем')).toBeVisible();
  await page.getByLabel('Email').fill('имя@почта.рф');
  await page.getByRole('button', { name: 'Подготовить ссылку' }).click();
  await expect(heading(page, 'Ссылка готова')).toBeVisible();
  await signInWith(page, await registerThroughApi(server.url, account('held')));
  await page.goto('/app/dashboard');
  const notice = page.getByText('Адрес held@example.org ещё не подтверждён');
  await expect(notice).toContainText('Этот сервер не отправляет писем');
});

/** The items of the bar that leave the window or overlap another item. */
const misplacedInBar = (page: Page) =>
  page.getByRole('banner').evaluate((element) => {
    const shown = [...element.querySelectorAll('a, button')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 ? [{ name: one.textContent || one.ariaLabel, box }] : [];
    });
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    const height = element.getBoundingClientRect().height;
    return [
      ...shown.filter(({ box }) => box.left < 0 || box.right > window.innerWidth),
      ...shown.filter(({ box }) => box.top < 0 || box.bottom > height),
      ...shown.filter((one) => shown.some((two) => one !== two && meets(one.box, two.box))),
    ].map(({ name }) => name);
  });

for (const locale of ['ru', 'en'] as const) {
  test(`the items of the bar never overlap at any width (${locale})`, async ({
    browser,
    server,
  }) => {
    const long = await registerThroughApi(server.url, account(`Aleksandra-Wolkonskaya-${locale}`));
    const middle = await registerThroughApi(server.url, account(`seventeenletter${locale}`));
    for (const session of [undefined, middle, long]) {
      const page = await visitor(browser, locale, session);
      await page.goto(`${server.url}/about`);
      await isTakenOver(page);
      for (let width = 360; width <= 1360; width += 40) {
        await page.setViewportSize({ width, height: 700 });
        expect([width, await misplacedInBar(page)]).toEqual([width, []]);
      }
      await page.context().close();
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu has the items of the bar, and nothing is wider than the page', async ({
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
