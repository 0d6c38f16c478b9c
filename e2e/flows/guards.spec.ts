import { sampleStory } from '@dreamfork/story/testing';
import { account, administrator, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('an expired session redirects to the login and back to the page', { tag: '@main' }, async ({
  page,
  server,
}) => {
  const { email, password } = account('returning');
  const author = await registerThroughApi(server.url, account('returning'));
  const { id } = await saveThroughApi(server.url, author.token, sampleStory);
  // On a page without scripts, because the site removes an invalid token.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('authToken', 'forged.token.value'));
  await page.goto(`/app/editor/${id}`);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль').first().fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Успешный вход в систему!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/editor/${id}$`));
  await expect(page.getByTestId('editor-root')).toBeVisible();
});

test("another author's private story is not found, neither in the reader nor in the editor", {
  tag: '@main',
}, async ({ page, server }) => {
  const owner = await registerThroughApi(server.url, account('owner'));
  const { id } = await saveThroughApi(server.url, owner.token, sampleStory);
  await signInWith(page, await registerThroughApi(server.url, account('stranger')));
  await page.goto(`/story/${id}`);
  await expect(page.getByText('История не найдена')).toBeVisible();
  await page.goto(`/app/editor/${id}`);
  await expect(page.getByRole('heading', { name: 'Ошибка загрузки' })).toBeVisible();
  await expect(
    page.locator('[role="alertdialog"]').filter({ hasText: 'Ошибка загрузки истории' }),
  ).toBeVisible();
  await expect(page.getByText(sampleStory.title)).toHaveCount(0);
});

test('guests, authors and administrators see the pages of their role', { tag: '@main' }, async ({
  page,
  server,
}) => {
  await page.goto('/app/dashboard');
  await expect(page.getByText('Требуется авторизация')).toBeVisible();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  await expect(page).toHaveTitle('Страница не найдена · Dreamfork');

  await page.goto('/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Пароль').first().fill(administrator.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/app/admin/users');
  await expect(page.getByRole('heading', { name: 'Управление пользователями' })).toBeVisible();
  await page.getByPlaceholder('Email или имя пользователя').fill(administrator.email);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText(administrator.email)).toBeVisible();
  await expect(page.getByText('Страница 1 из 1')).toBeVisible();

  await signInWith(page, await registerThroughApi(server.url, account('plain')));
  await page.goto('/app/admin/users');
  await expect(page.getByText('Недостаточно прав')).toBeVisible();
});
