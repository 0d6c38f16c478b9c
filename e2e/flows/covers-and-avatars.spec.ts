import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { signInWith } from '../support/session.ts';
import { comment, openStoryDetails } from '../support/storyDetails.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';
import { visitor } from '../support/visitor.ts';

const title = 'Дорога с обложкой';
const picture = fileURLToPath(new URL('../../apps/server/demo/mayak/cover.webp', import.meta.url));

/** Chooses a picture with the keyboard as far as the system's file chooser allows, and saves its crop. */
async function crop(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Выбрать файл' }).press('Enter');
  await (await chooser).setFiles(picture);
  const position = dialog.getByRole('application', { name: 'Положение картинки' });
  await position.focus();
  await dialog.getByRole('slider', { name: 'Масштаб' }).press('End');
  await position.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Сохранить' }).press('Enter');
  await expect(dialog).toBeHidden();
}

const expectLoaded = async (image: Locator): Promise<void> => {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
};

test('a guest sees the cover and the avatar that an author has chosen', async ({
  page,
  browser,
  server,
}) => {
  const errors = watchForErrors(page);
  const author = await registerThroughApi(server.url, account('illustrator'));
  const { id } = await saveThroughApi(server.url, author.token, { ...threeRoads, title });
  await signInWith(page, author);

  // The cover of a private story, seen by its author.
  await page.goto('/app/my-stories');
  await page.getByRole('button', { name: `Действия: ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Сведения об истории' }).click();
  const details = page.getByRole('dialog', { name: 'Сведения об истории' });
  const cover = details.getByRole('group', { name: 'Обложка' });
  await cover.getByRole('button', { name: 'Выбрать обложку' }).click();
  await crop(page, 'Обложка');
  await expectLoaded(cover.locator('img'));
  await details.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('radio', { name: 'Карточками' }).click();
  const ownCard = page.getByRole('article', { name: title });
  await expectLoaded(ownCard.locator('img'));
  await page
    .getByRole('switch', { name: `История «${title}» опубликована` })
    .click({ force: true });
  await expect(ownCard.locator('img')).toHaveAttribute('src', /640\.webp$/);

  await page.goto('/app/profile');
  const avatar = page.getByRole('group', { name: 'Аватар' });
  await avatar.getByRole('button', { name: 'Выбрать аватар' }).click();
  await crop(page, 'Аватар');
  await expectLoaded(avatar.locator('img'));
  await expectLoaded(page.getByRole('button', { name: /^Учётная запись/ }).locator('img'));
  await page.goto(`/story/${id}`);
  await openStoryDetails(page, 'ru');
  await comment(page, 'ru', 'Рисовала сама');

  const guest = await visitor(browser, 'ru');
  await guest.goto(`/stories?q=${encodeURIComponent(title)}`);
  await expectLoaded(guest.getByRole('article', { name: title }).locator('img'));
  await guest.goto(`/story/${id}`);
  const preview = await guest.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toMatch(/1440\.webp$/);
  expect((await guest.request.get(preview ?? '')).status()).toBe(200);
  await openStoryDetails(guest, 'ru');
  const comments = guest.getByRole('list', { name: 'Комментарии' });
  await expectLoaded(
    comments.getByRole('listitem').filter({ hasText: 'Рисовала сама' }).locator('img'),
  );

  await page.goto('/app/profile');
  const portrait = await avatar.locator('img').getAttribute('src');
  expect((await guest.request.get(portrait ?? '')).status()).toBe(200);
  await avatar.getByRole('button', { name: 'Убрать' }).click();
  await expect(avatar.locator('img')).toHaveCount(0);
  expect((await guest.request.get(portrait ?? '')).status()).toBe(404);
  await guest.context().close();
  expect(errors()).toEqual([]);
});
