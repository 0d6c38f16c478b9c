import type { Identity } from '../../scripts/identityProvider.ts';
import { expect, linkIn, accountTest as test } from '../support/accountTest.ts';
import { account, registerThroughApi, signInThroughApi } from '../support/api.ts';

const person = (name: string, facts: Partial<Identity> = {}): Identity => ({
  sub: `google-${name}`,
  email: `${name}@example.org`,
  email_verified: true,
  name: `Имя ${name}`,
  ...facts,
});

test('a login with Google creates an account, returns to the page, and the account can be deleted', async ({
  page,
  google,
}) => {
  google.choose(person('vera'));
  await page.goto('/app/profile');
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page.getByText('Успешный вход в систему!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByText('vera@example.org', { exact: true })).toBeVisible();
  await expect(page.getByText('Подтвержден', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Смена email' }).getByLabel('Текущий пароль'),
  ).toHaveCount(0);

  const password = page.getByRole('region', { name: 'Пароль', exact: true });
  await password.getByLabel(/^Новый пароль/).fill('Secret123');
  await password.getByLabel('Подтвердите новый пароль').fill('Secret123');
  await password.getByRole('button', { name: 'Задать пароль' }).click();
  await expect(page.getByText('Профиль успешно обновлен!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Смена пароля' })).toBeVisible();

  await page.getByRole('button', { name: 'Удалить учётную запись' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Имя пользователя').fill('vera');
  await dialog.getByLabel('Текущий пароль').fill('Secret123');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText('Учётная запись удалена')).toBeVisible();
});

test('an account with the same email address is linked only once that address is confirmed', async ({
  page,
  server,
  google,
  mail,
}) => {
  const owner = account('olga');
  const { user } = await registerThroughApi(server.url, owner);
  google.choose(person('olga'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page.getByRole('heading', { name: 'Вход через Google не удался' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('не подтверждён');
  await page.getByRole('link', { name: 'Сбросить пароль письмом' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);

  await page.goto(linkIn(await mail.next(owner.email)).url);
  await expect(page.getByRole('heading', { name: 'Адрес подтверждён' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(saved.id).toBe(user.id);
  await signInThroughApi(server.url, owner);
});

test('an email address that Google has not confirmed is refused', async ({ page, google }) => {
  google.choose(person('petr', { email_verified: false }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page.getByRole('heading', { name: 'Вход через Google не удался' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a cancelled login with Google is reported, and a code works only once', async ({
  page,
  google,
}) => {
  google.choose(null);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти через Google' }).click();
  await expect(page.getByRole('heading', { name: 'Вход через Google не удался' })).toBeVisible();
  const used = page.url();
  expect(used).toContain('#google=');
  await page.goto('/stories');
  await page.goto(used);
  await expect(page.getByRole('heading', { name: 'Вход через Google не удался' })).toBeVisible();
});
