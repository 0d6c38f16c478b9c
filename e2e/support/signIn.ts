import type { Browser, Page } from '@playwright/test';
import { accountWords } from './accountWords.ts';
import type { Account } from './api.ts';
import { expect } from './test.ts';

const { ru } = accountWords;

type Credentials = Pick<Account, 'email' | 'password'>;

/** Fills in the form of the sign-in page and sends it. */
export async function trySignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(ru.password).first().fill(password);
  await page.getByRole('button', { name: ru.signIn, exact: true }).click();
}

/** Signs in as a visitor does. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await trySignIn(page, credentials);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
}

/** A page in a browser of its own, as on another device. */
export async function otherDevice(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
  return context.newPage();
}
