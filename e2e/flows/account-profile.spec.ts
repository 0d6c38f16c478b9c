import type { Page } from '@playwright/test';
import { accountMessages } from '../support/accountMessages.ts';
import { expect, accountTest as test } from '../support/accountTest.ts';
import { account, registerThroughApi, signInThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { otherDevice, signIn } from '../support/signIn.ts';

const { ru } = accountMessages;

test('names and password are changed on the profile page', async ({ page, server }) => {
  const person = account('renaming');
  await registerThroughApi(server.url, account('renaming.taken'));
  await signInWith(page, await registerThroughApi(server.url, person));
  await page.goto('/app/profile');
  const names = page.getByRole('region', { name: 'Имена' });
  await names.getByLabel('Имя пользователя').fill('renaming.taken');
  await names.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Ошибка сохранения профиля')).toBeVisible();
  await expect(names.getByLabel('Имя пользователя')).toBeFocused();
  await names.getByLabel('Имя пользователя').fill('renamed');
  await names.getByLabel('Отображаемое имя').fill('Новое имя');
  await names.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Профиль успешно обновлен!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Учётная запись: Новое имя' })).toBeVisible();

  const password = page.getByRole('region', { name: 'Смена пароля' });
  const change = async (current: string, wanted: string, repeated = wanted) => {
    await password.getByLabel('Текущий пароль').fill(current);
    await password.getByLabel(/^Новый пароль/).fill(wanted);
    await password.getByLabel('Подтвердите новый пароль').fill(repeated);
    await password.getByRole('button', { name: 'Сменить пароль' }).click();
  };
  await change(person.password, 'Ab1');
  await expect(password.getByText('Пароль должен содержать минимум 6 символов')).toBeVisible();
  await change(person.password, 'Drugoy2026', 'Drugoy2027');
  await expect(password.getByText('Новые пароли не совпадают')).toBeVisible();
  await change('Neverno1', 'Drugoy2026');
  await expect(password.getByText('Пароль неверный', { exact: false })).toBeVisible();
  await change(person.password, 'Drugoy2026');
  await expect(page.getByText('На других устройствах вы вышли.')).toBeVisible();
  await signInThroughApi(server.url, { ...person, password: 'Drugoy2026' });
});

test('theme and language follow the account, and a failed save is reverted', async ({
  page,
  browser,
  server,
}) => {
  const person = account('painter');
  await signInWith(page, await registerThroughApi(server.url, person));
  await page.goto('/app/dashboard');
  const theme = (of: Page) => of.locator('html');
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  const saved = page.waitForResponse('**/api/users/profile/preferences');
  await page.getByRole('button', { name: 'Тема: светлая' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  expect((await saved).ok()).toBe(true);

  const tablet = await otherDevice(browser, server.url);
  await signIn(tablet, person);
  await expect(theme(tablet)).toHaveAttribute('data-theme', 'dark');
  const spoken = tablet.waitForResponse('**/api/users/profile/preferences');
  await tablet.goto('/app/profile');
  await tablet.getByText('English', { exact: true }).click();
  await expect(tablet.getByRole('heading', { name: 'User profile' })).toBeVisible();
  expect((await spoken).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();

  await page.route('**/api/users/profile/preferences', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await page.getByRole('button', { name: 'Theme: dark' }).click();
  await expect(page.getByText('The profile could not be saved')).toBeVisible();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await tablet.context().close();
});

test('a profile that fails to load can be retried; a guest is asked to log in', async ({
  page,
  context,
  server,
}) => {
  const person = account('waiting');
  await registerThroughApi(server.url, person);
  await signIn(page, person);
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await page.goto('/app/profile');
  await expect(page.getByText('Ошибка загрузки профиля')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Учётная запись: ${person.username}` }),
  ).toBeVisible();
  await page.unroute('**/api/users/profile');
  await page.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: `Учётная запись: ${person.username}` }).click();
  await other.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByText('Необходима авторизация')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: ru.signIn }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
});
