import { expect, test } from 'vitest';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { later } from '../support/later.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';

const mail = await openMailCatcher();

describeOnEngines('cases', (engine) => {
  let author: Account = { id: '', token: '' };
  const authorName = `case-author.${engine}`;
  const { server, reader, moderator, second } = openServerWithUsers(
    engine,
    { reader: 'User', moderator: 'Moderator', second: 'Moderator' },
    mail.configuration,
    async ({ send }) => {
      author = await registerAccount(send, authorName);
      const token = await nextToken(mail, `${authorName}@example.org`);
      await send('POST', '/auth/email/confirm', { body: { token } });
    },
  );

  const post = (path: string, { token }: Account, body: object = {}) =>
    server().send('POST', path, { token, body });
  const casePath = (id: string) => `/api/moderation/cases/${id}`;
  const reported = async (title: string): Promise<string> => {
    const { id } = await saveNew(server().send, author.token, { title, isPublic: true });
    await post(`/api/story/${id}/report`, reader, { reason: 'spam' });
    return id;
  };
  const unpublish = (id: string, by = moderator) =>
    post(`/api/moderation/stories/${id}/unpublish`, by, { reason: 'Реклама в первом узле.' });
  const nextEmail = () => mail.next(`${authorName}@example.org`);

  test('one of two moderators who claim a case at once gets it', async () => {
    const id = await reported('Нарасхват');
    const answers = await Promise.all(
      [moderator, second].map((who) => post(`${casePath(id)}/claim`, who)),
    );
    expect(sortedStatuses(answers)).toEqual([200, 409]);
  });

  test('a claim that was made while the clock was ahead holds nobody up', async () => {
    const id = await reported('Завтрашняя');
    const { database, now } = server().services;
    await database
      .updateTable('moderation_cases')
      .set({ claimed_by: moderator.id, claim_ends_at: now() + 10 * 24 * 60 * 60_000 })
      .where('target_id', '=', id)
      .execute();
    expect((await post(`/api/moderation/reports/${id}/dismiss`, second)).status).toBe(200);
  });

  test('a claim ends by itself after half an hour', async () => {
    const id = await reported('Забытая');
    const { services } = server();
    await post(`${casePath(id)}/claim`, moderator);
    const dismiss = () => post(`/api/moderation/reports/${id}/dismiss`, second);
    expectError(await later(services, 29 * 60_000, dismiss), 409, 'case-claimed');
    expect((await later(services, 31 * 60_000, dismiss)).status).toBe(200);
  });

  const setPublic = (id: string, publish: boolean) =>
    post(`/content/${id}/publish`, author, { publish });
  const readCase = async (id: string) => (await server().send('GET', casePath(id), moderator)).body;

  test('a case of a story that its author hides is decided all the same, and keeps it from coming back', async () => {
    const id = await reported('Спрятанная');
    await setPublic(id, false);
    expect(await readCase(id)).toMatchObject({ status: 'open', visibility: 'hidden' });
    expect((await unpublish(id)).status).toBe(200);
    await nextEmail();
    expectError(await setPublic(id, true), 403, 'story-unpublished');
    expect(await readCase(id)).toMatchObject({ status: 'settled', visibility: 'unpublished' });
    await post(`/api/moderation/own/${id}/appeal`, author, { text: 'Верните.' });
    await post(`${casePath(id)}/appeal`, second, { outcome: 'reversed', answer: 'Можно.' });
    await nextEmail();
    expect(await readCase(id)).toMatchObject({ visibility: 'hidden' });
    expect((await setPublic(id, true)).status).toBe(200);
  });

  test('a case of a deleted story lives until it is decided, and the story with it', async () => {
    const id = await reported('Удалённая');
    await server().send('DELETE', `/content/${id}`, author);
    const { services } = server();
    const later = { ...services, now: () => services.now() + 2 * 24 * 60 * 60_000 };
    await purgeStories(later);
    expect(await readCase(id)).toMatchObject({ status: 'open', visibility: 'deleted' });
    const story = await server().send('GET', `${casePath(id)}/story`, moderator);
    expect(story.body.title).toBe('Удалённая');
    await post(`/api/moderation/reports/${id}/dismiss`, moderator);
    await purgeStories(later);
    expectError(await server().send('GET', casePath(id), moderator), 404, 'case-not-found');
  });

  test('the case of a comment that its author deletes is closed as withdrawn', async () => {
    const { id } = await saveNew(server().send, author.token, {
      title: 'С ругани',
      isPublic: true,
    });
    const said = await post(`/api/story/${id}/comments`, reader, { text: 'Грубое слово.' });
    const commentId: string = said.body.id;
    await post(`/api/story/${id}/comments/${commentId}/report`, author, { reason: 'insult' });
    await server().send('DELETE', `/api/story/${id}/comments/${commentId}`, reader);
    const removal = { reason: 'Грубо.' };
    const remove = await post(`/api/moderation/comments/${commentId}/remove`, moderator, removal);
    expectError(remove, 404, 'comment-not-found');
    await post(`/api/moderation/reports/${commentId}/dismiss`, moderator);
    expect(await readCase(commentId)).toMatchObject({
      status: 'settled',
      decision: { outcome: 'withdrawn' },
    });
  });

  test('who reported a story or wrote it neither claims nor decides its case', async () => {
    const { id } = await saveNew(server().send, second.token, {
      title: 'Своё дело',
      isPublic: true,
    });
    await post(`/api/story/${id}/report`, moderator, { reason: 'spam', nodeId: 'start' });
    for (const who of [moderator, second]) {
      for (const [path, body] of [
        [`${casePath(id)}/claim`, {}],
        [`/api/moderation/reports/${id}/dismiss`, {}],
        [`/api/moderation/stories/${id}/unpublish`, { reason: 'Реклама.' }],
        [`${casePath(id)}/sanction`, { outcome: 'notice', reason: 'Реклама.' }],
      ] as const) {
        expectError(await post(path, who, body), 403, 'case-own');
      }
    }
    expect(await readCase(id)).toMatchObject({
      status: 'open',
      mayDecide: false,
      reports: [{ nodeId: 'start' }],
    });
  });

  test('the author gets emails about the decision and the appeal, in their language', async () => {
    const id = await reported('С письмами');
    await unpublish(id);
    const removed = await nextEmail();
    expect(removed.text).toContain('Причина: Реклама в первом узле.');
    expect(removed.text).toContain('/app/decisions');
    await post(`/api/moderation/own/${id}/appeal`, author, { text: 'Это не реклама.' });
    await post(`${casePath(id)}/appeal`, second, { outcome: 'reversed', answer: 'Вы правы.' });
    const decided = await nextEmail();
    expect(decided.text).toContain('Ответ модератора: Вы правы.');
  });

  test('an author who is a moderator does not decide their own appeal', async () => {
    const { id } = await saveNew(server().send, second.token, {
      title: 'Своя рука',
      isPublic: true,
    });
    await unpublish(id);
    await post(`/api/moderation/own/${id}/appeal`, second, { text: 'Верните.' });
    const verdict = { outcome: 'reversed', answer: 'Конечно.' };
    expectError(await post(`${casePath(id)}/appeal`, second, verdict), 403, 'appeal-own');
    const { body } = await server().send('GET', '/api/moderation/own', second);
    expect(body.items[0]).toMatchObject({ id, isWaiting: true });
  });

  test('a report after a decision opens the case again, with what is reported now', async () => {
    const id = await reported('Первая редакция');
    await post(`/api/moderation/reports/${id}/dismiss`, moderator);
    await server().send('PUT', `/content/${id}`, {
      token: author.token,
      body: { title: 'Вторая редакция' },
    });
    await post(`/api/story/${id}/report`, second, { reason: 'insult' });
    const { body } = await server().send('GET', casePath(id), moderator);
    expect(body).toMatchObject({
      status: 'open',
      storyTitle: 'Вторая редакция',
      reportCount: 2,
      decision: { outcome: 'dismissed' },
    });
  });

  test('who reported before a decision can report again after it', async () => {
    const id = await reported('Исправленная для вида');
    await post(`/api/moderation/reports/${id}/dismiss`, moderator);
    await server().send('PUT', `/content/${id}`, {
      token: author.token,
      body: { title: 'Снова за старое' },
    });
    await post(`/api/story/${id}/report`, reader, { reason: 'insult', details: 'В названии' });
    const { body } = await server().send('GET', casePath(id), moderator);
    expect(body).toMatchObject({
      status: 'open',
      storyTitle: 'Снова за старое',
      reports: [{ reason: 'insult', details: 'В названии', isSettled: false }],
    });
  });
});
