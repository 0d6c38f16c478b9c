import type { Browser, Page } from '@playwright/test';
import { accountMessages } from './accountMessages.ts';
import type { Account } from './api.ts';
import { expect } from './test.ts';

type AccountMessages = (typeof accountMessages)['ru'];
type Credentials = Pick<Account, 'email' | 'password'>;

/** Submits the login form. */
export async function trySignIn(
  page: Page,
  { email, password }: Credentials,
  messages: AccountMessages = accountMessages.ru,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(messages.password).first().fill(password);
  await page.getByRole('button', { name: messages.signIn, exact: true }).click();
}

/** Logs in through the login page. */
export async function signIn(
  page: Page,
  credentials: Credentials,
  messages?: AccountMessages,
): Promise<void> {
  await trySignIn(page, credentials, messages);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
}

/** Registers through the registration page. */
export async function register(
  page: Page,
  { username, email, password }: Account,
  messages: AccountMessages,
): Promise<void> {
  await page.goto('/register');
  await page.getByLabel(messages.username).fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(messages.password).first().fill(password);
  await page.getByLabel(messages.confirmPassword).fill(password);
  await page.getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('button', { name: messages.register }).click();
  await expect(page.getByText(messages.welcome(username))).toBeVisible();
}

/** Opens a page in a new browser context, as on another device. */
export async function otherDevice(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
  return context.newPage();
}
