import type { Page } from '@playwright/test';
import { expect, linkIn, accountTest as test } from '../support/accountTest.ts';
import { accountWords } from '../support/accountWords.ts';
import { account, registerThroughApi, signInThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { register, signIn, trySignIn } from '../support/signIn.ts';
import { comment, openLeaf, report } from '../support/storyLeaf.ts';
import { storyWords } from '../support/storyWords.ts';
import { type Locale, visitor } from '../support/visitor.ts';

const locales = ['ru', 'en'] as const;

async function openFromList(page: Page, locale: Locale, title: string): Promise<void> {
  const words = storyWords[locale];
  await page.goto('/stories');
  await page.getByRole('searchbox', { name: words.search }).fill(title.slice(0, 10));
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: words.readStory(title) }).click();
}

for (const locale of locales) {
  const words = storyWords[locale];
  const own = accountWords[locale];

  test(`a guest becomes an author, is found, read and talked about, and leaves without a trace (${locale})`, async ({
    browser,
    server,
    mail,
  }) => {
    const person = account(`author-${locale}`);
    const author = await visitor(browser, locale);
    const errors = watchForErrors(author);

    // Registers, and confirms the address by the letter that arrives.
    await register(author, person, own);
    const letter = await mail.next(person.email);
    expect(letter.subject).toBe(own.confirmationSubject);
    await author.goto(linkIn(letter).url);
    await expect(author.getByRole('heading', { name: own.emailConfirmed })).toBeVisible();

    // Begins with a template, and publishes it.
    await author.goto('/app/dashboard');
    await author.getByRole('button', { name: words.beginMystery }).click();
    await expect(author).toHaveURL(/\/app\/editor\/.+/);
    const editor = new EditorPage(author);
    await editor.isReady();
    await expect(editor.cards()).toHaveCount(8);
    const id = await editor.storyId();
    await author.goto('/app/my-stories');
    const publishing = author.getByRole('switch', { name: words.publishSwitch(words.template) });
    await expect(publishing).not.toBeChecked();
    await publishing.click({ force: true });
    await expect(author.getByRole('alertdialog', { name: words.published })).toBeVisible();
    await expect(publishing).toBeChecked();

    // A reader in another browser finds it, likes it, talks about it and reports it.
    const session = await registerThroughApi(server.url, account(`reader-${locale}`));
    const reader = await visitor(browser, locale, session);
    await openFromList(reader, locale, words.template);
    const like = reader.getByTestId('player-root').getByRole('button', { name: words.like });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toContainText('1');
    await reader.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await openLeaf(reader, locale);
    await comment(reader, locale, '<b>Кто же взял часы</b>');
    await report(reader, locale, words.reportStory);

    expect(errors()).toEqual([]);

    // Forgets the password: a letter replaces it, and every old session is dead.
    const tablet = await visitor(browser, locale, await signInThroughApi(server.url, person));
    await tablet.goto('/app/profile');
    await expect(tablet.getByRole('button', { name: own.removeAccount })).toBeVisible();
    await author.goto('/forgot-password');
    await author.getByLabel('Email').fill(person.email);
    await author.getByRole('button', { name: own.sendLetter }).click();
    await expect(author.getByRole('heading', { name: own.checkMail })).toBeVisible();
    await author.goto(linkIn(await mail.next(person.email)).url);
    const renewed = { ...person, password: 'Drugoy2026' };
    await author.getByLabel(own.newPassword).fill(renewed.password);
    await author.getByLabel(own.confirmPassword).fill(renewed.password);
    await author.getByRole('button', { name: own.savePassword }).click();
    await expect(author.getByText(own.passwordReset)).toBeVisible();
    await tablet.goto('/app/profile');
    await expect(tablet).toHaveURL(/\/login\?from=/);
    await signIn(author, renewed, own);

    // Deletes the account, and everything is gone with it.
    await author.goto('/app/profile');
    await author.getByRole('button', { name: own.removeAccount }).click();
    const dialog = author.getByRole('dialog', { name: own.removeTitle });
    await dialog.getByLabel(own.username).fill(person.username);
    await dialog.getByLabel(own.currentPassword).fill(renewed.password);
    await dialog.getByRole('button', { name: own.removeForGood }).click();
    await expect(author.getByText(own.removed)).toBeVisible();
    await reader.goto(`/story/${id}`);
    await expect(reader.getByText(words.missing)).toBeVisible();
    await reader.goto(`/stories?q=${encodeURIComponent(words.template)}`);
    await expect(reader.getByRole('searchbox')).toHaveValue(words.template);
    await expect(reader.getByRole('article')).toHaveCount(0);
    await trySignIn(author, renewed, own);
    await expect(author.getByText(own.wrongCredentials)).toBeVisible();
  });
}
