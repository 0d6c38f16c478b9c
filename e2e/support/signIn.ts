import type { Browser, Page } from '@playwright/test';
import { accountWords } from './accountWords.ts';
import type { Account } from './api.ts';
import { expect } from './test.ts';

type Words = (typeof accountWords)['ru'];
type Credentials = Pick<Account, 'email' | 'password'>;

/** Fills in the form of the sign-in page and sends it. */
export async function trySignIn(
  page: Page,
  { email, password }: Credentials,
  words: Words = accountWords.ru,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(words.password).first().fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}

/** Signs in as a visitor does. */
export async function signIn(page: Page, credentials: Credentials, words?: Words): Promise<void> {
  await trySignIn(page, credentials, words);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
}

/** Registers on the page that asks for it. */
export async function register(
  page: Page,
  { username, email, password }: Account,
  words: Words,
): Promise<void> {
  await page.goto('/register');
  await page.getByLabel(words.username).fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(words.password).first().fill(password);
  await page.getByLabel(words.confirmPassword).fill(password);
  await page.getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByText(words.welcome(username))).toBeVisible();
}

/** A page in a browser of its own, as on another device. */
export async function otherDevice(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
  return context.newPage();
}
