import { accountMessages } from '../support/accountMessages.ts';
import { expect, linkIn, accountTest as test } from '../support/accountTest.ts';
import { account, registerThroughApi, signInThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { otherDevice, signIn, trySignIn } from '../support/signIn.ts';

const messages = accountMessages.ru;

test('a guest registers and confirms the email address', async ({ page, mail }) => {
  const { username, email, password } = account('guest');
  await page.goto('/app/my-stories');
  await page.getByRole('link', { name: messages.signIn, exact: true }).last().click();
  await expect(page.getByText(messages.asked)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: messages.register }).click();

  await page.getByLabel(messages.username).fill(username);
  await page.getByLabel('Email').fill(email);
  const submit = page.getByRole('button', { name: messages.register });
  await page.getByLabel(messages.password).first().fill(password.toLowerCase());
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(messages.capitalMissing)).toBeAttached();
  await page.getByLabel(messages.password).first().fill(password);
  await page.getByLabel(messages.confirmPassword).fill(`${password}?`);
  await submit.click();
  const summary = page.getByRole('group', { name: messages.checkFields });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(messages.passwordsDiffer);
  await page.getByLabel(messages.confirmPassword).fill(password);
  await page.getByRole('checkbox').setChecked(true, { force: true });
  await submit.click();
  await expect(page.getByText(messages.welcome(username))).toBeVisible();
  await expect(page).toHaveURL(/\/app\/my-stories$/);

  await page.goto('/app/profile');
  await expect(page.getByText(messages.unconfirmed, { exact: true })).toBeVisible();
  const letter = await mail.next(email);
  expect(letter.subject).toBe(messages.confirmationSubject);
  await page.getByRole('button', { name: messages.sendAgain }).click();
  const second = linkIn(await mail.next(email));
  expect(second.path).toBe('/confirm-email');
  await page.goto(second.url);
  await expect(page.getByRole('heading', { name: messages.emailConfirmed })).toBeVisible();
  await page.goto('/app/profile');
  await expect(page.getByText(messages.confirmed, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: messages.sendAgain })).toHaveCount(0);

  await page.goto(second.url);
  await expect(page.getByRole('heading', { name: messages.emailNotConfirmed })).toBeVisible();
});

test('a forgotten password is reset by email, which ends every session', async ({
  page,
  browser,
  server,
  mail,
}) => {
  const person = account('forgetful');
  await registerThroughApi(server.url, person);
  const tablet = await otherDevice(browser, server.url);
  await signIn(tablet, person);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('heading', { name: 'Забыли пароль?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await mail.next(person.email);
  const link = linkIn(await mail.next(person.email));
  expect(link.path).toBe('/reset-password');

  const setPassword = async (password: string) => {
    await page.getByLabel('Новый пароль').fill(password);
    await page.getByLabel('Подтвердите пароль').fill(password);
    await page.getByRole('button', { name: 'Сменить пароль' }).click();
  };
  await page.goto(link.url);
  await setPassword('Drugoy2026');
  await expect(page.getByText('Пароль изменён, вы вошли')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  await tablet.goto('/app/profile');
  await expect(tablet).toHaveURL(/\/login\?from=/);
  await trySignIn(tablet, person);
  await expect(tablet.getByText('Неверный email или пароль')).toBeVisible();
  await signIn(tablet, { ...person, password: 'Drugoy2026' });

  await page.goto(link.url);
  await setPassword('Tretiy2026');
  await expect(page.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();
  await page.getByRole('link', { name: 'Запросить новое письмо' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await tablet.context().close();
});

test('letters are turned off by one press, without a sign-in', async ({ page, server, mail }) => {
  const person = account('unwilling');
  const session = await registerThroughApi(server.url, person);
  await page.goto(linkIn(await mail.next(person.email)).url);
  await expect(page.getByRole('heading', { name: messages.emailConfirmed })).toBeVisible();
  await signInThroughApi(server.url, person);
  const letter = await mail.next(person.email);
  expect(letter.subject).toBe(messages.newDeviceSubject);
  const [, address = ''] = /^Больше не присылать таких писем: (\S+)$/m.exec(letter.text) ?? [];
  await page.goto(address);
  await page.getByRole('button', { name: 'Отключить письма' }).click();
  await expect(page.getByRole('heading', { name: 'Письма отключены' })).toBeVisible();
  await signInWith(page, session);
  await page.goto('/app/profile');
  await expect(page.getByRole('switch', { name: 'Уведомления' })).not.toBeChecked();
});

test('a new email address takes effect once confirmed, and the old one is notified', async ({
  page,
  server,
  mail,
}) => {
  const person = account('moving');
  await signInWith(page, await registerThroughApi(server.url, person));
  await mail.next(person.email);
  await page.goto('/app/profile');
  const section = page.getByRole('region', { name: 'Смена email' });
  await section.getByLabel('Новый email').fill('moved@example.org');
  await section.getByLabel('Текущий пароль').fill('Neverno1');
  await section.getByRole('button', { name: 'Сменить email' }).click();
  await expect(section.getByLabel('Текущий пароль')).toBeFocused();
  await expect(section.getByText('Пароль неверный', { exact: false })).toBeVisible();
  await section.getByLabel('Текущий пароль').fill(person.password);
  await section.getByRole('button', { name: 'Сменить email' }).click();
  await expect(page.getByText('Отправляем письмо на moved@example.org')).toBeVisible();
  await expect(page.getByText(`действует прежний адрес: ${person.email}`)).toBeVisible();
  await expect(page.getByText('Профиль успешно обновлен!')).toHaveCount(0);
  await expect(section.getByText('Ждёт подтверждения: moved@example.org')).toBeVisible();

  const notice = await mail.next(person.email);
  expect(notice.text).toContain('moved@example.org');
  await page.goto(linkIn(await mail.next('moved@example.org')).url);
  await expect(page.getByText('moved@example.org принадлежит вам', { exact: false })).toBeVisible();
  await page.goto('/app/profile');
  await expect(page.getByText('moved@example.org', { exact: true })).toBeVisible();
  await expect(page.getByText('Подтвержден', { exact: true })).toBeVisible();
  await signInThroughApi(server.url, { ...person, email: 'moved@example.org' });
});
