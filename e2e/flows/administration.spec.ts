import { readFileSync } from 'node:fs';
import { sampleStory } from '@dreamfork/story/testing';
import { parse } from 'csv-parse/sync';
import {
  account,
  administrator,
  registerThroughApi,
  saveThroughApi,
  signInThroughApi,
} from '../support/api.ts';
import { openInEditor, savedContent, saveStatus, typeIntoNode } from '../support/openedStory.ts';
import { addUsers } from '../support/serverDatabase.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';

test('an administrator finds a user among 10,000 and blocks them; their open editor is told and loses nothing, and the log shows it', async ({
  browser,
  server,
}) => {
  const person = account('troublesome');
  const session = await registerThroughApi(server.url, person);
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  addUsers(server, 10_000);
  const author = await visitor(browser, 'ru');
  await signIn(author, person);
  await openInEditor(author, id);
  const admin = await visitor(browser, 'ru', await signInThroughApi(server.url, administrator));
  await admin.goto('/app/admin/users');
  await expect(admin.getByText(/Страница 1\sиз\s5\d\d/)).toBeVisible();
  await expect(admin.getByRole('table')).not.toContainText('troublesome');
  await admin.getByPlaceholder('Email или имя пользователя').fill('troublesome');
  await admin.getByRole('button', { name: 'Найти' }).click();
  await expect(admin.getByText('Страница 1 из 1', { exact: true })).toBeVisible();
  const act = async (name: string, confirm: string, done: string) => {
    await admin.getByRole('button', { name }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    await expect(admin.getByText(done, { exact: true })).toBeVisible();
  };
  await act('Заблокировать: troublesome', 'Заблокировать', 'Пользователь заблокирован');
  await expect(admin.getByRole('table')).toContainText('Заблокирован');

  await typeIntoNode(author, 'Лестница', 'Написано под блокировкой.');
  await expect(author).toHaveURL(/\/login\?.*ended=blocked/);
  await expect(
    author.getByText('Ваша учётная запись заблокирована', { exact: false }),
  ).toBeVisible();
  const refused = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  expect(refused.ok).toBe(false);

  await act('Разблокировать: troublesome', 'Разблокировать', 'Пользователь разблокирован');
  await author.getByLabel('Email').fill(person.email);
  await author.getByLabel('Пароль').first().fill(person.password);
  await author.getByRole('button', { name: 'Войти', exact: true }).click();
  const { token } = await signInThroughApi(server.url, person);
  await expect
    .poll(() => savedContent(server.url, id, token, 'Лестница'))
    .toBe('Написано под блокировкой.');
  await expect(saveStatus(author)).toHaveText('Сохранено');

  await admin.getByRole('link', { name: 'Безопасность' }).click();
  const log = admin.getByRole('table', { name: 'Журнал действий' });
  await expect(log.getByRole('row').filter({ hasText: 'troublesome' })).toHaveCount(2);
  await expect(log.getByRole('row').nth(1)).toContainText('Разблокировка');
  await expect(log.getByRole('row').nth(2)).toContainText('Блокировка');
});

test('an administrator grants premium, changes a role, and exports the list', async ({
  browser,
  server,
}) => {
  const person = account('promoted');
  await registerThroughApi(server.url, person);
  const admin = await visitor(browser, 'ru', await signInThroughApi(server.url, administrator));
  await admin.goto('/app/admin/users');
  await admin.getByPlaceholder('Email или имя пользователя').fill(person.username);
  await admin.getByRole('button', { name: 'Найти' }).click();
  await admin.getByRole('link', { name: person.username }).click();
  await expect(admin.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
  await admin.getByRole('button', { name: new RegExp(`^6м: .*${person.username}`) }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Предоставить' }).click();
  await expect(admin.getByText('Премиум-доступ предоставлен', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Изменить роль' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Изменить роль' });
  await dialog.getByRole('button', { name: /Роль/ }).click();
  await admin.getByRole('option', { name: 'Moderator' }).click();
  await dialog.getByLabel('Причина').fill('Помогает с жалобами');
  await dialog.getByRole('button', { name: 'Изменить роль' }).click();
  const history = admin.getByRole('table', { name: 'История действий' });
  await expect(history).toContainText('Помогает с жалобами');

  await admin.getByRole('link', { name: 'Все пользователи' }).click();
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Экспорт CSV' }).click(),
  ]);
  const rows: Record<string, string>[] = parse(readFileSync(await download.path()), {
    bom: true,
    columns: true,
  });
  expect(rows.find(({ username }) => username === person.username)).toMatchObject({
    email: person.email,
    role: 'Moderator',
  });
});

test('a notice of an administrator stands on every page, and registration can be closed', async ({
  browser,
  server,
  page,
}) => {
  const admin = await visitor(browser, 'ru', await signInThroughApi(server.url, administrator));
  await admin.goto('/app/admin/system');
  await admin.getByLabel('Текст по-русски').fill('Ночью сервер будет обновляться.');
  await admin.getByLabel('Текст по-английски').fill('The server is updated tonight.');
  for (const [name, digits] of [
    ['Показывать с', '010120260000'],
    ['Показывать до', '010120990000'],
  ] as const) {
    const date = admin.getByRole('group', { name });
    await date.getByRole('spinbutton', { name: /день/i }).click();
    await admin.keyboard.type(digits);
  }
  await admin.getByRole('button', { name: 'Сохранить объявление' }).click();
  await admin.getByText('Новые пользователи могут регистрироваться').click();
  await expect(admin.getByRole('switch')).not.toBeChecked();

  await page.goto('/register');
  await expect(page.getByText('Ночью сервер будет обновляться.')).toBeVisible();
  await expect(page.getByText(/Регистрация сейчас закрыта/).first()).toBeVisible();
  await admin.getByText('Новые пользователи могут регистрироваться').click();
  await expect(admin.getByRole('switch')).toBeChecked();
  await admin.getByRole('button', { name: 'Снять объявление' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Зарегистрироваться' })).toBeVisible();
  await expect(page.getByText('Ночью сервер будет обновляться.')).toHaveCount(0);
});
