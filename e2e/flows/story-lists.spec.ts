import { buildStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { expectApart } from '../support/expectApart.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

const titled = (title: string) => ({ ...threeRoads, title });

const openMenu = (page: Page, title: string) =>
  page.getByRole('button', { name: `Действия: ${title}`, exact: true }).click();

const rows = (page: Page) => page.getByRole('table', { name: 'Мои истории' }).locator('tbody tr');

test('an author duplicates, describes, deletes and restores stories', async ({ page, server }) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('tidy'));
  await saveThroughApi(server.url, author.token, titled('Первая дорога'));
  await signInWith(page, author);
  await page.goto('/app/my-stories');
  await expect(rows(page)).toHaveCount(1);

  await openMenu(page, 'Первая дорога');
  await page.getByRole('menuitem', { name: 'Сделать копию' }).click();
  await expect(rows(page)).toHaveCount(2);

  await openMenu(page, 'Первая дорога');
  await page.getByRole('menuitem', { name: 'Сведения об истории' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сведения об истории' });
  await dialog.getByRole('textbox', { name: 'Название' }).fill('');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Без названия историю не найти')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Единственная дорога');
  await dialog.getByRole('textbox', { name: 'Теги' }).fill('#камень, распутье');
  await dialog.getByRole('textbox', { name: 'Теги' }).press('Enter');
  await dialog.getByRole('button', { name: /Жанр/ }).click();
  await page.getByRole('option', { name: 'Сказка' }).click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page).filter({ hasText: 'Единственная дорога' })).toContainText('#камень');

  // Deleted immediately, and restored with the keyboard only.
  await openMenu(page, 'Единственная дорога');
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(rows(page)).toHaveCount(1);
  const toast = page.getByRole('alertdialog', { name: 'История удалена' });
  await expect(toast).toBeVisible();
  await expectApart(toast, page.getByRole('banner'));
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: /Уведомления/ })).toBeFocused();
  const undo = toast.getByRole('button', { name: 'Вернуть' });
  while (!(await undo.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Единственная дорога' })).toContainText('#камень');

  // Toasts stay while one of them has the focus.
  await page.getByRole('searchbox').click();
  await page.getByRole('radio', { name: 'Карточками' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('searchbox').fill('единств');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('единств');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(errors()).toEqual([]);
});

test('the filter of a list survives a reload and Back', async ({ page, server }) => {
  const author = await registerThroughApi(server.url, account('filters'));
  for (const title of ['Жёлтый дом', 'Зелёная ель', 'Ёлка и дом']) {
    await saveThroughApi(server.url, author.token, titled(title), { isPublic: true });
  }
  await page.goto('/stories');
  const search = page.getByRole('searchbox', { name: 'Поиск историй' });
  await search.fill('ЕЛ');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Найдено 2 истории')).toBeVisible();
  await page.getByRole('button', { name: /Порядок/ }).click();
  await page.getByRole('option', { name: 'по названию' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('article').first()).toContainText('Ёлка и дом');

  await page.reload();
  await expect(search).toHaveValue('ЕЛ');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Ёлка и дом');

  await page.goBack();
  await expect(page).not.toHaveURL(/sort=title/);
  await expect(search).toHaveValue('ЕЛ');
  await expect(page.getByRole('article')).toHaveCount(2);

  await search.fill('кит');
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await page.getByRole('button', { name: 'Показать все истории' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('article').filter({ hasText: 'Жёлтый дом' })).toBeVisible();
});

test('a hundred and fifty stories load in pages without duplicates, and Back restores the position', async ({
  page,
  server,
}) => {
  const author = await registerThroughApi(server.url, account('prolific'));
  const small = buildStory().node('start', 'start').node('end', 'end').link('start', 'end').build();
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1);
  for (let from = 0; from < numbers.length; from += 20) {
    await Promise.all(
      numbers
        .slice(from, from + 20)
        .map((number) =>
          saveThroughApi(
            server.url,
            author.token,
            { ...small, title: `Фолиант ${number}` },
            { isPublic: true },
          ),
        ),
    );
  }
  // A word that no story of another flow on this server has.
  await page.goto('/stories?q=фолиант');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(page.getByText('Найдено 150 историй')).toBeVisible();

  // The first pages load automatically; then the keyboard loads more.
  const more = page.getByRole('button', { name: 'Показать ещё' });
  for (const count of [48, 72, 96]) {
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  }
  await expect(cards).toHaveCount(96);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(120);
  const titles = await cards.getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(120);

  const link = cards.nth(110).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByTestId('player-root')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);

  await page.reload();
  // A reader near the end of the list gets the next pages by themselves, as after the first visit.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(120);
});
