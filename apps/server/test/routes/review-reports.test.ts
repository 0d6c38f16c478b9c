import { expect, test } from 'vitest';
import { purgeKept } from '../../src/services/moderation/kept-for-cases.ts';
import { saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { type Caller, firstOf, makeLink, reviewOf, threadIn } from '../support/review.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const title = 'Никому не известное название';
const source = 'Начало фразы, которую видят все, и конец её.';
const anchor = { kind: 'text' as const, nodeId: 'beach', source, from: 7, to: 12 };

describeOnBothEngines('reports of comments on drafts', (engine) => {
  const { server, author, reader, reporter, moderator, second } = openServerWithUsers(engine, {
    author: 'User',
    reader: 'User',
    reporter: 'User',
    moderator: 'Moderator',
    second: 'Moderator',
  });

  /** A draft with a thread of a writer, with a word before it, which somebody has reported. */
  async function reported(writerOf: (secret: string) => Caller) {
    const { send } = server();
    const own = { token: author.token };
    const { id: storyId } = await saveNew(send, own.token, { title });
    const { secret } = await makeLink(send, { ...own, storyId });
    const review = reviewOf(send, storyId);
    const writer = writerOf(secret);
    await review.arrive(writer, { name: 'Гость' });
    const first = { secret, token: reporter.token };
    const thread = threadIn(await review.openThread(first, { anchor, text: 'Спокойное слово.' }));
    const answered = threadIn(await review.addComment(writer, thread.id, 'Грубое слово.'));
    const id = String(answered.comments[1]?.id);
    const remove = () =>
      send('POST', `/api/moderation/comments/${id}/remove`, {
        token: moderator.token,
        body: { reason: 'Грубость' },
      });
    // Before it is reported, it is not there for moderators.
    expectError(await remove(), 404, 'comment-not-found');
    expect((await review.reportComment(first, id)).status).toBe(200);
    expect((await review.reportComment(own, id)).status).toBe(200);
    const readCase = async () =>
      send('GET', `/api/moderation/cases/${id}`, { token: moderator.token });
    return { id, own, storyId, review, thread, remove, readCase, firstId: firstOf(thread) };
  }

  const textsOf = async ({ review, own }: Awaited<ReturnType<typeof reported>>) => {
    const { body } = await review.threads(own);
    return body.items[0].comments.map(({ text }: { text: string }) => text);
  };

  test('show moderators the quote and the thread, and nothing else of the draft', async () => {
    const made = await reported((secret) => ({ secret, token: reader.token }));
    const { body, text } = await made.readCase();
    expect(body).toMatchObject({
      ...{ kind: 'comment', commentText: 'Грубое слово.', storyTitle: '', reportCount: 2 },
      ...{ visibility: 'visible', mayDecide: true },
      evidence: {
        hasStory: false,
        review: { quote: 'фразы', thread: [{ text: 'Спокойное слово.' }] },
      },
    });
    for (const secret of [title, 'конец её']) expect(text).not.toContain(secret);
    const token = moderator.token;
    const story = `/api/moderation/cases/${made.id}/story`;
    expectError(await server().send('GET', story, { token }), 404, 'version-not-found');
    expectError(await made.review.read({ token }), 404, 'review-not-found');
  });

  test('end with the comment deleted, and with it back where that is reversed', async () => {
    const made = await reported((secret) => ({ secret, token: reader.token }));
    expect((await made.remove()).status).toBe(200);
    expect(await textsOf(made)).toEqual(['Спокойное слово.']);
    const { body: decided } = await made.readCase();
    expect(decided).toMatchObject({ visibility: 'deleted', status: 'settled' });
    const { body: own } = await server().send('GET', '/api/moderation/own', {
      token: reader.token,
    });
    expect(own.items[0]).toMatchObject({ id: made.id, storyTitle: null, canAppeal: true });
    const reversed = await server().send('POST', `/api/moderation/cases/${made.id}/reverse`, {
      token: second.token,
      body: { reason: 'Ошибка' },
    });
    expect(reversed.status).toBe(200);
    expect(await textsOf(made)).toEqual(['Спокойное слово.', 'Грубое слово.']);
  });

  test('of a guest end the same, and leave nobody behind', async () => {
    const made = await reported((secret) => ({ secret, guest: 'the-key-of-a-rude-guest' }));
    const { body } = await made.readCase();
    expect(body).toMatchObject({ commentText: 'Грубое слово.', reportCount: 2 });
    const { database } = server().services;
    const pseudonyms = async () =>
      database.selectFrom('users').select('id').where('erased_at', 'is not', null).execute();
    expect(await pseudonyms()).toHaveLength(1);
    await purgeKept(server().services);
    expect(await pseudonyms()).toHaveLength(1);
    expect((await made.remove()).status).toBe(200);
    expect(await textsOf(made)).toEqual(['Спокойное слово.']);
    await purgeKept(server().services);
    expect(await pseudonyms()).toEqual([]);
  });

  test('that are dismissed leave the comment where it is', async () => {
    const made = await reported((secret) => ({ secret, guest: 'the-key-of-a-calm-guest' }));
    const dismissed = await server().send('POST', `/api/moderation/reports/${made.id}/dismiss`, {
      token: moderator.token,
    });
    expect(dismissed.status).toBe(200);
    expect((await made.readCase()).body.decision.outcome).toBe('dismissed');
    expect(await textsOf(made)).toEqual(['Спокойное слово.', 'Грубое слово.']);
  });
});
