import type { Browser, Page } from '@playwright/test';
import { signInWith } from './session.ts';
import type { storyWords } from './storyWords.ts';
import { expect } from './test.ts';

export type Locale = keyof typeof storyWords;
type SignedIn = Parameters<typeof signInWith>[1];

/** A browser of somebody else, who reads this language. */
export async function visitor(browser: Browser, locale: Locale, session?: SignedIn): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (session) await preferThroughApi(page, session, locale);
  await page.addInitScript((name) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', name);
  }, locale);
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
