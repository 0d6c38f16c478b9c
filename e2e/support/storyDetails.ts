import type { Page } from '@playwright/test';
import { storyMessages } from './storyMessages.ts';
import { expect } from './test.ts';
import type { Locale } from './visitor.ts';

/** Scrolls from the passage to the details of the story. */
export async function openStoryDetails(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: storyMessages[locale].toDetails }).click();
}

/** Posts a comment and waits until the list contains it. */
export async function comment(page: Page, locale: Locale, text: string): Promise<void> {
  const messages = storyMessages[locale];
  await page.getByRole('textbox', { name: messages.comment }).fill(text);
  await page.getByRole('button', { name: messages.send, exact: true }).click();
  await expect(page.getByRole('list', { name: messages.comments })).toContainText(text);
  await expect(page.getByRole('textbox', { name: messages.comment })).toHaveValue('');
}

/** Opens the report dialog with a button, chooses a reason and sends the report. */
export async function report(page: Page, locale: Locale, button: string): Promise<void> {
  const messages = storyMessages[locale];
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(messages.reason, { exact: true }).click();
  await dialog.getByRole('button', { name: messages.sendReport }).click();
  await expect(page.getByRole('alertdialog', { name: messages.reportSent })).toBeVisible();
}
