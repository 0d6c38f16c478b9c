import type { Browser, Page } from '@playwright/test';
import { account, registerThroughApi, signInThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { watchForErrors } from '../support/errors.ts';
import { signInWith } from '../support/session.ts';
import { storyWords } from '../support/storyWords.ts';
import { administrator, expect, test } from '../support/test.ts';

type Locale = keyof typeof storyWords;
type SignedIn = Parameters<typeof signInWith>[1];

/** A browser of somebody else, who reads this language. */
async function visitor(browser: Browser, locale: Locale, session?: SignedIn): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (session) await preferThroughApi(page, session, locale);
  await page.addInitScript((name) => localStorage.setItem('locale', name), locale);
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

async function openFromList(page: Page, locale: Locale, title: string): Promise<void> {
  const words = storyWords[locale];
  await page.goto('/stories');
  await page.getByRole('searchbox', { name: words.search }).fill(title.slice(0, 10));
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: words.readStory(title) }).click();
}

async function openLeaf(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: storyWords[locale].toLeaf }).click();
}

async function report(page: Page, locale: Locale): Promise<void> {
  const words = storyWords[locale];
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.reason }).check({ force: true });
  await dialog.getByRole('button', { name: words.sendReport }).click();
  await expect(page.getByRole('alertdialog', { name: words.reportSent })).toBeVisible();
}

for (const locale of ['ru', 'en'] as const) {
  const words = storyWords[locale];
  const title = words.template;

  test(`a story from a template is published, found, liked, talked about, reported and taken down (${locale})`, async ({
    browser,
    server,
  }) => {
    const author = await visitor(
      browser,
      locale,
      await registerThroughApi(server.url, account(`author-${locale}`)),
    );
    const errors = watchForErrors(author);
    await author.goto('/app/dashboard');
    await author.getByRole('button', { name: words.beginMystery }).click();
    await expect(author).toHaveURL(/\/app\/editor\/.+/);
    const editor = new EditorPage(author);
    await editor.isReady();
    await expect(editor.cards()).toHaveCount(8);
    const id = await editor.storyId();

    await author.goto('/app/my-stories');
    const publishing = author.getByRole('switch', { name: words.publishSwitch(title) });
    await expect(publishing).not.toBeChecked();
    await publishing.click({ force: true });
    await expect(author.getByRole('alertdialog', { name: words.published })).toBeVisible();
    await expect(publishing).toBeChecked();

    const readerName = `reader-${locale}`;
    const reader = await visitor(
      browser,
      locale,
      await registerThroughApi(server.url, account(readerName)),
    );
    await openFromList(reader, locale, title);
    const like = reader.getByTestId('player-root').getByRole('button', { name: words.like });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toContainText('1');
    await reader.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await openLeaf(reader, locale);
    await reader.getByRole('textbox', { name: words.comment }).fill('<b>Кто же взял часы</b>');
    await reader.getByRole('button', { name: words.send, exact: true }).click();
    const comments = reader.getByRole('list', { name: words.comments });
    await expect(comments).toContainText('<b>Кто же взял часы</b>');
    await expect(reader.getByRole('textbox', { name: words.comment })).toHaveValue('');
    await reader.getByRole('button', { name: words.reportStory }).click();
    await report(reader, locale);

    // Who has no session is sent to sign in, and comes back.
    const guest = await visitor(browser, locale);
    await guest.goto(`/story/${id}`);
    await guest.getByTestId('player-root').getByRole('button', { name: words.like }).click();
    await expect(guest).toHaveURL(`/login?from=${encodeURIComponent(`/story/${id}`)}`);

    // The author answers, and reports the reader's comment.
    await author.goto(`/story/${id}`);
    await openLeaf(author, locale);
    await author.getByRole('button', { name: words.reportComment(readerName) }).click();
    await report(author, locale);

    await reader.goto('/app/moderation');
    await expect(reader.getByRole('heading', { name: words.forbidden })).toBeVisible();

    const moderator = await visitor(
      browser,
      locale,
      await signInThroughApi(server.url, administrator),
    );
    await moderator.goto('/app/moderation');
    await moderator.getByRole('button', { name: words.removeComment(readerName) }).click();
    await moderator
      .getByRole('alertdialog')
      .getByRole('button', { name: words.removeCommentButton })
      .click();
    await moderator.getByRole('button', { name: words.unpublish(title) }).click();
    const dialog = moderator.getByRole('dialog', { name: words.unpublishDialog });
    const reason = dialog.getByRole('textbox', { name: words.unpublishReason });
    await dialog.getByRole('button', { name: words.unpublishButton }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('Чужой текст в третьем узле');
    await dialog.getByRole('button', { name: words.unpublishButton }).click();
    await expect(moderator.getByRole('heading', { name: words.noReports })).toBeVisible();

    await guest.goto(`/story/${id}`);
    await expect(guest.getByText(words.missing)).toBeVisible();
    await author.goto('/app/my-stories');
    await expect(author.getByText(/Чужой текст в третьем узле/)).toBeVisible();
    await expect(publishing).not.toBeChecked();
    expect(errors()).toEqual([]);

    // As it is, it cannot be published again: the switch goes back, and it says why.
    await publishing.click({ force: true });
    await expect(author.getByRole('alertdialog', { name: words.publishRefused })).toBeVisible();
    await expect(publishing).not.toBeChecked();
  });
}
