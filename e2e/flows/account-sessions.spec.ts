import { readFileSync } from 'node:fs';
import { sampleStory } from '@dreamfork/story/testing';
import { generateSync } from 'otplib';
import { readZip } from '../../scripts/readZip.ts';
import { accountMessages } from '../support/accountMessages.ts';
import { expect, accountTest as test } from '../support/accountTest.ts';
import { account, registerThroughApi, saveThroughApi, signInThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { savedContent } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { otherDevice, signIn, trySignIn } from '../support/signIn.ts';

const { ru } = accountMessages;

test('a session is ended from another device, then all sessions', async ({
  page,
  browser,
  server,
}) => {
  const person = account('careful');
  await registerThroughApi(server.url, person);
  const tablet = await otherDevice(browser, server.url);
  await signIn(tablet, person);
  await signIn(page, person);
  await page.goto('/app/profile');
  const list = page.getByRole('region', { name: 'Где вы вошли' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('Этот браузер')).toHaveCount(1);
  const others = list.getByRole('button', { name: /^Завершить сессию: Chrom/ });
  await others.first().click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await tablet.goto('/app/profile');
  await expect(tablet).toHaveURL(/\/login\?from=/);

  await signIn(tablet, person);
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Выйти на всех устройствах' })
    .click();
  await expect(page.getByText('Вы вышли на всех устройствах')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await tablet.goto('/app/profile');
  await expect(tablet).toHaveURL(/\/login\?from=/);
  await tablet.context().close();
});

test('an account with two-step sign-in opens with a recovery code on a new device', async ({
  page,
  browser,
  server,
}) => {
  const person = account('two-steps');
  await signInWith(page, await registerThroughApi(server.url, person));
  await page.goto('/app/profile');
  const section = page.getByRole('region', { name: 'Двухэтапный вход' });
  await section.getByLabel('Текущий пароль').fill(person.password);
  await section.getByRole('button', { name: 'Настроить' }).click();
  await expect(section.getByRole('img', { name: 'QR-код с ключом' })).toBeVisible();
  const key = await section.getByLabel('Ключ').inputValue();
  const code = generateSync({ secret: key.replaceAll(' ', '') });
  await section.getByLabel('Код из приложения').fill(code);
  await section.getByRole('button', { name: 'Включить' }).click();
  const codes = page.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';

  const tablet = await otherDevice(browser, server.url);
  await trySignIn(tablet, person);
  await expect(tablet.getByRole('heading', { name: 'Второй шаг входа' })).toBeVisible();
  const field = tablet.getByLabel('Код из приложения или резервный код');
  await field.fill(code);
  await tablet.getByRole('button', { name: 'Продолжить' }).click();
  await expect(tablet.getByText(/^Код не\sподошёл/)).toBeVisible();
  await field.fill(recoveryCode);
  await tablet.getByRole('button', { name: 'Продолжить' }).click();
  await expect(tablet).toHaveURL(/\/app\/dashboard$/);
  await tablet.context().close();
});

test('all data is downloaded as an archive, then the account is deleted', async ({
  page,
  server,
  mail,
}) => {
  const person = account('leaving');
  const session = await registerThroughApi(server.url, person);
  const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
  await signInWith(page, session);
  await mail.next(person.email);
  await page.goto('/app/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать мои данные' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = readZip(readFileSync(await download.path()));
  const { profile, stories } = JSON.parse(String(files.get('account.json')));
  expect(profile).toMatchObject({ username: person.username, email: person.email });
  expect(stories).toHaveLength(1);
  const story = readZip(files.get(stories[0].file) ?? Buffer.alloc(0));
  expect(JSON.parse(String(story.get('manifest.json')))).toMatchObject({ format: 'dreamfork' });
  expect(JSON.parse(String(story.get('story.json')))).toMatchObject({ title: sampleStory.title });

  await page.getByRole('button', { name: 'Удалить учётную запись' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удалить учётную запись навсегда?' });
  await expect(dialog.getByText('1 история со всеми версиями', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(dialog.getByRole('group', { name: 'Проверьте эти поля' })).toBeFocused();
  await dialog.getByLabel('Имя пользователя').fill(person.username);
  await dialog.getByLabel('Текущий пароль').fill('Neverno1');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(dialog.getByText('Пароль неверный', { exact: false })).toBeVisible();
  await dialog.getByLabel('Текущий пароль').fill(person.password);
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText('Учётная запись удалена')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await mail.next(person.email)).subject).toContain('удал');

  expect((await fetch(`${server.url}/api/story/${id}/data`)).status).toBe(404);
  await trySignIn(page, person);
  await expect(page.getByText('Неверный email или пароль')).toBeVisible();
});

test('a session ended on another device during an edit loses no work', { tag: '@main' }, async ({
  page,
  server,
}) => {
  const person = account('interrupted');
  await registerThroughApi(server.url, person);
  const computer = await signInThroughApi(server.url, person);
  const { id } = await saveThroughApi(server.url, computer.token, sampleStory);
  await signIn(page, person);
  await page.goto(`/app/editor/${id}`);
  const editor = new EditorPage(page);
  await editor.waitUntilReady();

  const end = await fetch(`${server.url}/auth/logout/everywhere`, {
    method: 'POST',
    headers: { authorization: `Bearer ${computer.token}` },
  });
  expect(end.status).toBe(200);
  await editor.select('Лестница');
  const tab = page.getByTestId('node-tab');
  await tab.getByRole('button', { name: 'Изменить' }).click();
  await tab.getByLabel('Текст').fill('Написано до конца сессии.');
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByText('Сессия закончилась.', { exact: false })).toBeVisible();

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(ru.password).first().fill(person.password);
  await page.getByRole('button', { name: ru.signIn, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/editor/${id}$`));
  await expect(page.getByText('Правки вернулись')).toBeVisible();
  await expect(page.getByTestId('save-status')).toHaveText('Сохранено');
  const { token } = await signInThroughApi(server.url, person);
  await expect
    .poll(() => savedContent(server.url, id, token, 'Лестница'))
    .toBe('Написано до конца сессии.');
});
