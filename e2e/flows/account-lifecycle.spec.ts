import type { Page } from '@playwright/test';
import { accountMessages } from '../support/accountMessages.ts';
import { expect, linkIn, accountTest as test } from '../support/accountTest.ts';
import { account, registerThroughApi, signInThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { register, trySignIn } from '../support/signIn.ts';
import { comment, openStoryDetails, report } from '../support/storyDetails.ts';
import { storyMessages } from '../support/storyMessages.ts';
import { type Locale, visitor } from '../support/visitor.ts';

const locales = ['ru', 'en'] as const;

async function openFromList(page: Page, locale: Locale, title: string): Promise<void> {
  const messages = storyMessages[locale];
  await page.goto('/stories');
  await page.getByRole('searchbox', { name: messages.search }).fill(title.slice(0, 10));
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: messages.readStory(title) }).click();
}

for (const locale of locales) {
  const messages = storyMessages[locale];
  const accountTexts = accountMessages[locale];

  test(`a guest registers, publishes, is read and commented on, and deletes the account with all data (${locale})`, {
    tag: locale === 'ru' ? '@main' : [],
  }, async ({ browser, server, mail }) => {
    const person = account(`author-${locale}`);
    const author = await visitor(browser, locale);
    const errors = watchForErrors(author);

    // Registers, and confirms the address by e-mail.
    await register(author, person, accountTexts);
    const letter = await mail.next(person.email);
    expect(letter.subject).toBe(accountTexts.confirmationSubject);
    await author.goto(linkIn(letter).url);
    await expect(author.getByRole('heading', { name: accountTexts.emailConfirmed })).toBeVisible();

    // Creates a story from a template, and publishes it.
    await author.goto('/app/dashboard');
    await author.getByRole('button', { name: messages.beginMystery }).click();
    await expect(author).toHaveURL(/\/app\/editor\/.+/);
    const editor = new EditorPage(author);
    await editor.waitUntilReady();
    await expect(editor.cards()).toHaveCount(8);
    const id = await editor.storyId();
    await author.goto('/app/my-stories');
    const publishing = author.getByRole('switch', {
      name: messages.publishSwitch(messages.template),
    });
    await expect(publishing).not.toBeChecked();
    await publishing.click({ force: true });
    await expect(author.getByRole('alertdialog', { name: messages.published })).toBeVisible();
    await expect(publishing).toBeChecked();

    // A reader in another browser finds, likes, comments on and reports it.
    const session = await registerThroughApi(server.url, account(`reader-${locale}`));
    const reader = await visitor(browser, locale, session);
    await openFromList(reader, locale, messages.template);
    const like = reader.getByTestId('player-root').getByRole('button', { name: messages.like });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toContainText('1');
    await reader.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await openStoryDetails(reader, locale);
    await comment(reader, locale, '<b>Кто же взял часы</b>');
    await report(reader, locale, messages.reportStory);

    expect(errors()).toEqual([]);

    // Resets the forgotten password by e-mail, which ends every session and signs in.
    const tablet = await visitor(browser, locale, await signInThroughApi(server.url, person));
    await tablet.goto('/app/profile');
    await expect(tablet.getByRole('button', { name: accountTexts.removeAccount })).toBeVisible();
    expect((await mail.next(person.email)).subject).toBe(accountTexts.newDeviceSubject);
    await author.goto('/forgot-password');
    await author.getByLabel('Email').fill(person.email);
    await author.getByRole('button', { name: accountTexts.sendLetter }).click();
    await expect(author.getByRole('heading', { name: accountTexts.checkMail })).toBeVisible();
    await author.goto(linkIn(await mail.next(person.email)).url);
    const renewed = { ...person, password: 'Drugoy2026' };
    await author.getByLabel(accountTexts.newPassword).fill(renewed.password);
    await author.getByLabel(accountTexts.confirmPassword).fill(renewed.password);
    await author.getByRole('button', { name: accountTexts.savePassword }).click();
    await expect(author.getByText(accountTexts.passwordReset)).toBeVisible();
    await tablet.goto('/app/profile');
    await expect(tablet).toHaveURL(/\/login\?from=/);
    await expect(author).toHaveURL(/\/app\/dashboard$/);

    // Deletes the account with all data.
    await author.goto('/app/profile');
    await author.getByRole('button', { name: accountTexts.removeAccount }).click();
    const dialog = author.getByRole('dialog', { name: accountTexts.removeTitle });
    await dialog.getByLabel(accountTexts.username).fill(person.username);
    await dialog.getByLabel(accountTexts.currentPassword).fill(renewed.password);
    await dialog.getByRole('button', { name: accountTexts.removeForGood }).click();
    await expect(author.getByText(accountTexts.removed)).toBeVisible();
    await reader.goto(`/story/${id}`);
    await expect(reader.getByText(messages.missing)).toBeVisible();
    await reader.goto(`/stories?q=${encodeURIComponent(messages.template)}`);
    await expect(reader.getByRole('searchbox')).toHaveValue(messages.template);
    await expect(reader.getByRole('article')).toHaveCount(0);
    await trySignIn(author, renewed, accountTexts);
    await expect(author.getByText(accountTexts.wrongCredentials)).toBeVisible();
  });
}
