import type { Page } from '@playwright/test';
import { storyWords } from './storyWords.ts';
import { expect } from './test.ts';
import type { Locale } from './visitor.ts';

/** Goes from the passage to what is told about the story. */
export async function openLeaf(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: storyWords[locale].toLeaf }).click();
}

/** Writes a comment and waits until it stands in the list. */
export async function comment(page: Page, locale: Locale, text: string): Promise<void> {
  const words = storyWords[locale];
  await page.getByRole('textbox', { name: words.comment }).fill(text);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByRole('list', { name: words.comments })).toContainText(text);
  await expect(page.getByRole('textbox', { name: words.comment })).toHaveValue('');
}

/** Presses a button that reports, chooses a reason and sends. */
export async function report(page: Page, locale: Locale, button: string): Promise<void> {
  const words = storyWords[locale];
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.reason }).check({ force: true });
  await dialog.getByRole('button', { name: words.sendReport }).click();
  await expect(page.getByRole('alertdialog', { name: words.reportSent })).toBeVisible();
}
