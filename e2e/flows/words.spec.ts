import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Notes the files of words that a page asks for. */
function noteWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(words-\w+-\w+)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

test('a story comes with the words of its language, at the same time as its code', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('words-reading'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
  const asked = noteWords(page);
  const wordsAsked = page.waitForRequest(/words-reading-en/);
  await page.route(/\/startReading-/, async (route) => {
    await wordsAsked;
    await route.continue();
  });
  await page.goto(`/story/${id}?lang=en`);
  await expect(page.getByTestId('player-root')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  expect(asked).toEqual(['words-reading-en']);
});

test('the editor speaks English with English words alone, and so does its preview', async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('words-editing'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  const asked = noteWords(page);
  await page.goto(`/app/editor/${id}`);
  await expect(page.getByTestId('add-text')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview).toContainText(sampleStory.title);
  await expect(preview.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(asked).toEqual(['words-editing-en', 'words-reading-en']);
});
