import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi, signInThroughApi } from '../support/api.ts';
import { makeModerator } from '../support/serverDatabase.ts';
import { comment, openLeaf, report } from '../support/storyLeaf.ts';
import { storyWords } from '../support/storyWords.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';

const words = storyWords.ru;
const locale = 'ru';

test('what readers report is judged by a moderator, who takes it down and says why', async ({
  browser,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('reported'));
  const { id, title } = await saveThroughApi(server.url, session.token, sampleStory, {
    isPublic: true,
  });
  const author = await visitor(browser, locale, session);
  const readerName = 'reporting';
  const reader = await visitor(
    browser,
    locale,
    await registerThroughApi(server.url, account(readerName)),
  );
  await reader.goto(`/story/${id}`);
  await openLeaf(reader, locale);
  await comment(reader, locale, 'Это же моя повесть');
  await report(reader, locale, words.reportStory);

  // Who has no session is sent to sign in, and comes back.
  const guest = await visitor(browser, locale);
  await guest.goto(`/story/${id}`);
  await guest.getByTestId('player-root').getByRole('button', { name: words.like }).click();
  await expect(guest).toHaveURL(`/login?from=${encodeURIComponent(`/story/${id}`)}`);

  // The author reports the reader's comment.
  await author.goto(`/story/${id}`);
  await openLeaf(author, locale);
  await report(author, locale, words.reportComment(readerName));

  await reader.goto('/app/moderation');
  await expect(reader.getByRole('heading', { name: words.forbidden })).toBeVisible();

  const judge = account('judge');
  await registerThroughApi(server.url, judge);
  makeModerator(server, judge.email);
  const moderator = await visitor(browser, locale, await signInThroughApi(server.url, judge));
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
  const publishing = author.getByRole('switch', { name: words.publishSwitch(title) });
  await expect(publishing).not.toBeChecked();

  // As it is, it cannot be published again: the switch goes back, and it says why.
  await publishing.click({ force: true });
  await expect(author.getByRole('alertdialog', { name: words.publishRefused })).toBeVisible();
  await expect(publishing).not.toBeChecked();
});
