import type { Browser, Page } from '@playwright/test';
import { signInWith } from './session.ts';
import type { storyMessages } from './storyMessages.ts';
import { expect } from './test.ts';

export type Locale = keyof typeof storyMessages;
type SignedIn = Parameters<typeof signInWith>[1];

/** Opens a page in a new browser context with this locale, signed in where a session is given. */
export async function visitor(browser: Browser, locale: Locale, session?: SignedIn): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  if (session) await preferThroughApi(page, session, locale);
  if (session) await signInWith(page, session);
  return page;
}

async function preferThroughApi(page: Page, { token }: SignedIn, language: Locale): Promise<void> {
  const answer = await page.request.put('/api/users/profile/preferences', {
    headers: { authorization: `Bearer ${token}` },
    data: { language },
  });
  expect(answer.ok()).toBe(true);
}
