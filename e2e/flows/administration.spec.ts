import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi, signInThroughApi } from '../support/api.ts';
import { openInEditor, typeIntoNode } from '../support/openedStory.ts';
import { signIn } from '../support/signIn.ts';
import { administrator, expect, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';

test('an administrator blocks a user, whose open editor is told and loses nothing, and the log shows it', async ({
  browser,
  server,
}) => {
  const person = account('troublesome');
  const session = await registerThroughApi(server.url, person);
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  const author = await visitor(browser, 'ru');
  await signIn(author, person);
  await openInEditor(author, id);
  const admin = await visitor(browser, 'ru', await signInThroughApi(server.url, administrator));
  await admin.goto('/app/admin/users');
  await admin.getByPlaceholder('Email или имя пользователя').fill('troublesome');
  await admin.getByRole('button', { name: 'Найти' }).click();
  const act = async (name: string, confirm: string, done: string) => {
    await admin.getByRole('button', { name }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    await expect(admin.getByText(done, { exact: true })).toBeVisible();
  };
  await act('Заблокировать: troublesome', 'Заблокировать', 'Пользователь заблокирован');
  await expect(admin.getByRole('table')).toContainText('Заблокирован');

  await typeIntoNode(author, 'Лестница', 'Написано под блокировкой.');
  await expect(author).toHaveURL(/\/login\?.*ended=blocked/);
  await expect(author.getByText('Администратор заблокировал', { exact: false })).toBeVisible();
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
  await author
    .getByRole('dialog', { name: 'Есть несохранённые правки' })
    .getByRole('button', { name: 'Вернуть правки' })
    .click();
  await expect(author.getByTestId('save-status')).toHaveText('Сохранено');
  const { token } = await signInThroughApi(server.url, person);
  const kept = await fetch(`${server.url}/api/story/${id}/data`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await kept.text()).toContain('Написано под блокировкой.');

  await admin.getByRole('link', { name: 'Безопасность' }).click();
  const log = admin.getByRole('table', { name: 'Журнал действий' });
  await expect(log.getByRole('row').filter({ hasText: 'troublesome' })).toHaveCount(2);
  await expect(log.getByRole('row').nth(1)).toContainText('Разблокировка');
  await expect(log.getByRole('row').nth(2)).toContainText('Блокировка');
});
