import { reviewCommentsMaximum, reviewLinksMaximum } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { registerAccount } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { firstOf, newId, threadIn, threadRequest } from '../support/review.ts';
import { createReviewedStories } from '../support/reviewed-story.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnBothEngines('a review', (engine) => {
  const server = openTestServer(engine);
  const { open } = createReviewedStories(server);

  test('answers a repeated call with what is there, and refuses the ids of others', async () => {
    const { review, nina, oleg, own } = await open();
    const request = threadRequest({ suggestion: 'Свет потух.' });
    const opened = threadIn(await review.openThread(nina, request));
    const other = { ...request, text: 'Другое.' };
    expect(threadIn(await review.openThread(nina, other))).toEqual(opened);
    expectError(await review.openThread(oleg, request), 403, 'forbidden');
    expectError(await review.openThread({ token: own.token }, request), 403, 'forbidden');
    const id = newId();
    const answered = threadIn(await review.addComment(oleg, opened.id, 'И я.', id));
    expect(threadIn(await review.addComment(oleg, opened.id, 'И я.', id))).toEqual(answered);
    expectError(await review.addComment(nina, opened.id, 'И я.', id), 403, 'forbidden');
    const second = await open();
    const elsewhere = second.review.openThread(second.nina, request);
    expectError(await elsewhere, 403, 'forbidden');
    expect((await review.threads(nina)).body.items).toHaveLength(1);
    expect((await second.review.threads(second.nina)).body.items).toEqual([]);
  });

  test('keeps of a thread whose comments were all deleted that it was there, and none of its texts', async () => {
    const { review, nina, oleg, own, storyId } = await open();
    const anchor = { kind: 'text' as const, nodeId: 'page', source: 'Тайное', from: 0, to: 6 };
    const reading = { seed: 1, decisions: [], nodeId: 'page', values: { secret: 'Тайное' } };
    const thread = threadIn(
      await review.openThread(nina, { anchor, reading, text: 'Тайное', suggestion: 'Тайное' }),
    );
    const answer = threadIn(await review.addComment(oleg, thread.id, 'Отвечаю.'));
    const before = answer.updatedAt;
    await review.removeComment(nina, firstOf(thread));
    const { body: half } = await review.threads({ token: own.token });
    expect(half.items[0]).toMatchObject({ suggestion: null, reading: null });
    expect(half.items[0].comments).toHaveLength(1);
    await review.removeComment({ token: own.token }, String(answer.comments[1]?.id));
    const { body, text } = await review.threads(nina);
    expect(body.items).toMatchObject([{ id: thread.id, comments: [], anchor: { kind: 'story' } }]);
    expect(body.items[0].updatedAt > before).toBe(true);
    expect(text).not.toContain('Тайное');
    const stored = await server()
      .services.database.selectFrom('review_threads')
      .selectAll()
      .where('story_id', '=', storyId)
      .execute();
    expect(JSON.stringify(stored)).not.toContain('Тайное');
    expectError(await review.addComment(oleg, thread.id, 'Ещё.'), 404, 'thread-not-found');
  });

  test('tells changes in their order, also of many at once', async () => {
    const { review, nina, oleg } = await open();
    const opened = await Promise.all(
      Array.from({ length: 12 }, (_, index) => review.openThread(index % 2 ? nina : oleg)),
    );
    const times = opened.map((answer) => threadIn(answer).updatedAt);
    expect(new Set(times).size).toBe(12);
    const { body } = await review.threads(nina);
    const listed = body.items.map((one: { updatedAt: string }) => one.updatedAt);
    expect(listed).toEqual(times.toSorted().toReversed());
  });

  test('counts the open threads of a story for its author alone', async () => {
    const { review, nina, own, storyId } = await open();
    const [first, second] = [await review.openThread(nina), await review.openThread(nina)];
    await review.openThread(nina);
    await review.changeThread({ token: own.token }, threadIn(first).id, { isResolved: true });
    await review.removeComment(nina, firstOf(threadIn(second)));
    const { body } = await server().send('GET', '/api/story', { token: own.token });
    const summary = body.stories.find(({ id }: { id: string }) => id === storyId);
    expect(summary.openThreads).toBe(1);
    await server().send('POST', `/content/${storyId}/publish`, { ...own, body: { publish: true } });
    const card = await server().send('GET', `/api/story/${storyId}/card`);
    expect(card.body.openThreads).toBeUndefined();
  });

  test('is bounded: links, and comments of a thread', async () => {
    const { review, nina, own, storyId } = await open();
    const { database } = server().services;
    const [link] = await database
      .selectFrom('review_links')
      .selectAll()
      .where('story_id', '=', storyId)
      .execute();
    if (!link) throw new Error('There is no link.');
    const links = Array.from({ length: reviewLinksMaximum - 1 }, () => newId());
    await database
      .insertInto('review_links')
      .values(links.map((id) => ({ ...link, id, secret_hash: id })))
      .execute();
    const path = `/api/story/${storyId}/review-links`;
    const more = await server().send('POST', path, { ...own, body: { name: 'Ещё' } });
    expectError(more, 409, 'review-full');
    const thread = threadIn(await review.openThread(nina));
    const comments = Array.from({ length: reviewCommentsMaximum - 1 }, (_, index) => ({
      ...{ id: newId(), story_id: storyId, thread_id: thread.id, text: 'Ещё.' },
      ...{ user_id: null, reader_id: null, created_at: index },
    }));
    await database.insertInto('review_comments').values(comments).execute();
    expectError(await review.addComment(nina, thread.id, 'Лишнее.'), 409, 'review-full');
  });

  test('takes the longest quote, suggestion and way of a reader', async () => {
    const { review, nina } = await open();
    const source = 'я'.repeat(20_000);
    const decisions = Array.from({ length: 1000 }, (_, index) => ({ choiceId: `choice-${index}` }));
    const thread = await review.openThread(nina, {
      anchor: { kind: 'text', nodeId: 'page', source, from: 0, to: source.length },
      suggestion: source,
      reading: { seed: 1, decisions, nodeId: 'page', values: {} },
    });
    expect(thread.status).toBe(201);
    const long = await review.openThread(nina, { suggestion: 'я'.repeat(20_001) });
    expectError(long, 400, 'request-invalid');
    const outsider = await server().send('POST', '/api/review/none/threads', {
      rawBody: JSON.stringify({ text: 'x'.repeat(900_000) }),
    });
    expectError(outsider, 404, 'review-not-found');
  });

  test('forgets what somebody wrote with their account, and keeps what others answered', async () => {
    const { review, link, oleg, storyId, own } = await open();
    const { send, services } = server();
    const reader = await registerAccount(send, `leaver-${storyId.slice(-8)}`);
    const caller = { token: reader.token, secret: link.secret };
    await review.arrive(caller, { nodesRead: 2 });
    const anchor = { kind: 'choice' as const, nodeId: 'page', choiceId: 'x', source: 'Слова' };
    const answered = threadIn(
      await review.openThread(caller, { anchor, text: 'Моё мнение.', suggestion: 'Моё слово.' }),
    );
    await review.addComment(oleg, answered.id, 'Согласен.');
    await review.openThread(caller, { text: 'Моё второе мнение.' });
    const { bytes } = await send('GET', '/api/users/export', { token: reader.token });
    const account = JSON.parse(String(readZip(bytes).get('account.json')));
    expect(account.reviewComments).toMatchObject([
      { storyId, storyTitle: null, text: 'Моё мнение.', suggestion: 'Моё слово.' },
      { storyId, text: 'Моё второе мнение.', suggestion: null },
    ]);
    expect(account.draftsRead).toMatchObject([{ storyId, nodesRead: 2, hasFinished: false }]);
    const password = { currentPassword: 'Fonar2026' };
    const removed = await send('DELETE', '/api/users/profile', { ...caller, body: password });
    expect(removed.status).toBe(200);
    const { body, text } = await review.threads({ token: own.token });
    expect(text).not.toMatch(/Моё/);
    const said = body.items.map((one: { comments: { text: string }[] }) =>
      one.comments.map((comment) => comment.text),
    );
    expect(said.toSorted()).toEqual([[], ['Согласен.']]);
    const readers = await services.database
      .selectFrom('review_readers')
      .select('name')
      .where('link_id', '=', link.id)
      .orderBy('name')
      .execute();
    expect(readers).toEqual([{ name: 'Нина' }, { name: 'Олег' }]);
  });
});
