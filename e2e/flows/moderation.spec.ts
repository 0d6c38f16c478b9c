import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi, signInThroughApi } from '../support/api.ts';
import { makeModerator } from '../support/serverDatabase.ts';
import { comment, openStoryDetails, report } from '../support/storyDetails.ts';
import { storyMessages } from '../support/storyMessages.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';

const messages = storyMessages.ru;
const locale = 'ru';

test('report, queue, removal with a reason, appeal, and the story is back', {
  tag: '@main',
}, async ({ browser, server }) => {
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
  await openStoryDetails(reader, locale);
  await comment(reader, locale, 'Это же моя повесть');
  await report(reader, locale, messages.reportStory);

  // A visitor without a session is redirected to the login, and back.
  const guest = await visitor(browser, locale);
  await guest.goto(`/story/${id}`);
  await guest.getByTestId('player-root').getByRole('button', { name: messages.like }).click();
  await expect(guest).toHaveURL(`/login?from=${encodeURIComponent(`/story/${id}`)}`);

  // The author reports the reader's comment.
  await author.goto(`/story/${id}`);
  await openStoryDetails(author, locale);
  await report(author, locale, messages.reportComment(readerName));

  await reader.goto('/app/moderation');
  await expect(reader.getByRole('heading', { name: messages.forbidden })).toBeVisible();

  const moderatorAccount = account('moderator');
  await registerThroughApi(server.url, moderatorAccount);
  makeModerator(server, moderatorAccount.email);
  const moderator = await visitor(
    browser,
    locale,
    await signInThroughApi(server.url, moderatorAccount),
  );
  await moderator.goto('/app/moderation');
  await moderator.getByRole('link', { name: messages.commentCase(title) }).click();
  await moderator.getByRole('button', { name: messages.takeCase }).click();
  await moderator.getByRole('button', { name: messages.removeCommentButton }).click();
  const removal = moderator.getByRole('dialog', { name: messages.removeCommentButton });
  await removal.getByRole('textbox', { name: messages.unpublishReason }).fill('Грубость');
  await removal.getByRole('button', { name: messages.removeCommentButton }).click();
  await expect(moderator.getByText(messages.settled, { exact: true })).toBeVisible();
  await moderator.getByRole('link', { name: messages.toQueue }).click();
  await moderator.getByRole('link', { name: messages.storyCase(title) }).click();
  await moderator.getByRole('button', { name: messages.takeCase }).click();
  await moderator.getByRole('button', { name: messages.unpublishButton }).click();
  const dialog = moderator.getByRole('dialog', { name: messages.unpublishDialog });
  const reason = dialog.getByRole('textbox', { name: messages.unpublishReason });
  await dialog.getByRole('button', { name: messages.unpublishButton }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Чужой текст в третьем узле');
  await dialog.getByRole('button', { name: messages.unpublishButton }).click();
  await expect(moderator.getByText(messages.settled, { exact: true })).toBeVisible();
  await moderator.getByRole('link', { name: messages.toQueue }).click();
  await expect(moderator.getByRole('heading', { name: messages.noReports })).toBeVisible();

  await guest.goto(`/story/${id}`);
  await expect(guest.getByText(messages.missing)).toBeVisible();
  await author.goto('/app/my-stories');
  await expect(author.getByText(/Чужой текст в\sтретьем узле/)).toBeVisible();
  await expect(author.getByText(messages.takenDown, { exact: true })).toBeVisible();
  const publishing = author.getByRole('switch', { name: messages.publishSwitch(title) });
  await expect(publishing).not.toBeChecked();

  // It cannot be published unchanged: the switch is reset, and the reason is shown.
  await publishing.click({ force: true });
  await expect(author.getByRole('alertdialog', { name: messages.publishRefused })).toBeVisible();
  await expect(publishing).not.toBeChecked();

  // The author appeals; the moderator who decided cannot decide again, a second one brings the story back.
  await author.goto('/app/dashboard');
  await author.getByRole('link', { name: messages.showDecisions }).click();
  await author.getByRole('button', { name: messages.appealOf(title) }).click();
  const appeal = author.getByRole('dialog', { name: messages.appealDialog });
  await appeal.getByRole('textbox', { name: messages.appealField }).fill('Это мой текст');
  await appeal.getByRole('button', { name: messages.sendAppeal }).click();
  await expect(author.getByText(messages.appealPending)).toBeVisible();
  await moderator.goto(`/app/moderation/${id}`);
  await expect(moderator.getByText(messages.ownDecision)).toBeVisible();

  const secondAccount = account('second');
  await registerThroughApi(server.url, secondAccount);
  makeModerator(server, secondAccount.email);
  const second = await visitor(browser, locale, await signInThroughApi(server.url, secondAccount));
  await second.goto('/app/moderation');
  await second.getByRole('tab', { name: messages.appealedTab }).click();
  await second.getByRole('link', { name: messages.storyCase(title) }).click();
  await second.getByRole('button', { name: messages.takeCase }).click();
  await second.getByRole('button', { name: messages.reverse }).click();
  const verdict = second.getByRole('dialog', { name: messages.reverse });
  await verdict.getByRole('textbox', { name: messages.answer }).fill('Вы правы');
  await verdict.getByRole('button', { name: messages.reverse }).click();
  await expect(second.getByText(messages.settled, { exact: true })).toBeVisible();

  await author.reload();
  await expect(author.getByText(messages.reversed)).toBeVisible();
  await guest.goto(`/story/${id}`);
  await expect(guest.getByTestId('player-root')).toBeVisible();
});
