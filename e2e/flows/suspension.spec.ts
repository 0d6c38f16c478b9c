import { sampleStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi, signInThroughApi } from '../support/api.ts';
import { makeModerator } from '../support/serverDatabase.ts';
import { openStoryDetails, report } from '../support/storyDetails.ts';
import { storyMessages } from '../support/storyMessages.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';

const messages = storyMessages.ru;
const locale = 'ru';

test('suspension, refused sign-in with the reason, appeal without a session, and the author is back', {
  tag: '@main',
}, async ({ browser, server }) => {
  const authorAccount = account('suspended-author');
  const session = await registerThroughApi(server.url, authorAccount);
  const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
  const reader = await visitor(
    browser,
    locale,
    await registerThroughApi(server.url, account('suspension-reader')),
  );
  await reader.goto(`/story/${id}`);
  await openStoryDetails(reader, locale);
  await report(reader, locale, messages.reportStory);

  const moderators = await Promise.all(
    ['suspension-first', 'suspension-second'].map(async (name) => {
      await registerThroughApi(server.url, account(name));
      makeModerator(server, account(name).email);
      return visitor(browser, locale, await signInThroughApi(server.url, account(name)));
    }),
  );
  const [first, second] = moderators;
  if (!first || !second) throw new Error('There are two moderators.');
  await first.goto(`/app/moderation/${id}`);
  await first.getByRole('button', { name: messages.takeCase }).click();
  await first.getByRole('button', { name: 'Решить об авторе' }).click();
  const dialog = first.getByRole('dialog', { name: 'Решение об авторе' });
  await dialog.getByText('Приостановить', { exact: true }).first().click();
  await dialog.getByRole('textbox', { name: messages.unpublishReason }).fill('Оскорбления');
  await dialog.getByRole('button', { name: 'Приостановить' }).click();
  await expect(first.getByText(messages.settled, { exact: true })).toBeVisible();

  const author = await visitor(browser, locale);
  const signIn = async () => {
    await author.goto('/login');
    await author.getByLabel(/^Email/).fill(authorAccount.email);
    await author.getByLabel(/^Пароль/).fill(authorAccount.password);
    await author.getByRole('button', { name: 'Войти', exact: true }).click();
  };
  await signIn();
  await expect(author.getByText(/приостановлена до\s.+ Причина: Оскорбления/)).toBeVisible();
  await author.getByRole('link', { name: 'Открыть решение' }).click();
  await author.getByRole('button', { name: /^Обжаловать/ }).click();
  const appeal = author.getByRole('dialog', { name: messages.appealDialog });
  await appeal.getByRole('textbox', { name: messages.appealField }).fill('Это цитата');
  await appeal.getByRole('button', { name: messages.sendAppeal }).click();
  await expect(author.getByText(messages.appealPending)).toBeVisible();

  await second.goto(`/app/moderation/${id}`);
  await second.getByRole('button', { name: messages.takeCase }).click();
  await second.getByRole('button', { name: messages.reverse }).click();
  const verdict = second.getByRole('dialog', { name: messages.reverse });
  await verdict.getByRole('textbox', { name: messages.answer }).fill('Вы правы');
  await verdict.getByRole('button', { name: messages.reverse }).click();
  await expect(second.getByText(messages.settled, { exact: true })).toBeVisible();

  await signIn();
  await expect(author).toHaveURL(/\/app\/dashboard/);
});
