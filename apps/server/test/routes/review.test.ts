import { reviewCommentsMaximum, reviewLinksMaximum } from '@dreamfork/api-client/contract';
import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { type Account, makeModerators, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { firstOf, makeLink, newId, reviewOf, threadIn, threadRequest } from '../support/review.ts';
import { openTestServer } from '../support/test-server.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const written = (text: string) =>
  buildStory('Дневник смотрителя')
    .node('start', 'start')
    .node('page', 'text', { content: text, status: 'draft' })
    .node('end', 'end')
    .link('start', 'page')
    .link('page', 'end')
    .build();

describeOnBothEngines('a review', (engine) => {
  const server = openTestServer(engine);
  const people = new Map<string, Promise<Account>>();
  const personOf = (name: string): Promise<Account> => {
    const known = people.get(name) ?? registerAccount(server().send, name);
    people.set(name, known);
    return known;
  };

  /** A private story of an author with a link, and two guests who came through it. */
  async function open(text = 'Свет погас.') {
    const { send } = server();
    const author = await personOf('author');
    const { id: storyId } = await saveNew(send, author.token, toForm(written(text)));
    const own = { token: author.token, storyId };
    const link = await makeLink(send, own);
    const review = reviewOf(send, storyId);
    const nina = { secret: link.secret, guest: 'the-key-of-nina-1' };
    const oleg = { secret: link.secret, guest: 'the-key-of-oleg-1' };
    await review.arrive(nina, { name: 'Нина' });
    await review.arrive(oleg, { name: 'Олег' });
    return { author, storyId, own, link, review, nina, oleg };
  }

  const save = async (own: { token: string; storyId: string }, text: string) => {
    const path = `/api/StoryManagement/${own.storyId}`;
    const body = toForm(written(text));
    expect((await server().send('PUT', path, { token: own.token, body })).status).toBe(200);
  };

  /** Runs with the clock of the server so much later. */
  async function later<Value>(milliseconds: number, run: () => Promise<Value>): Promise<Value> {
    const { services } = server();
    const { now } = services;
    services.now = () => now() + milliseconds;
    try {
      return await run();
    } finally {
      services.now = now;
    }
  }

  test('shows the newest draft, as readers would get it, and is kept nowhere', async () => {
    const { own, review, nina } = await open();
    await save(own, 'Свет горит.');
    const answer = await review.read(nina);
    expect(answer.body.version).toBe(2);
    expect(answer.text).toContain('Свет горит.');
    expect(answer.text).not.toContain('"status":"draft"');
    const answers = [
      answer,
      await review.threads(nina),
      await review.openThread(nina),
      await review.arrive(nina),
      await review.read({}),
      await server().send('GET', `/api/story/${own.storyId}/review-links`, own),
    ];
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  test('with a fixed version shows that, however many saves follow and versions are thinned', async () => {
    // The versions of ten minutes are thinned together once an hour has passed.
    const start = Math.ceil(Date.now() / (10 * minute)) * 10 * minute - Date.now();
    const { own, storyId } = await later(start, () => open('Первая запись.'));
    const { send } = server();
    const fixed = await makeLink(send, own, { version: 1 });
    for (const minutes of [1, 2, 3, 120]) {
      await later(start + minutes * minute, () =>
        save(own, `Первая запись. ${'И ещё. '.repeat(minutes)}`),
      );
    }
    const { body } = await reviewOf(send, storyId).read({ secret: fixed.secret });
    expect(body).toMatchObject({ version: 1, link: { isFixed: true } });
    expect(JSON.stringify(body.story)).not.toContain('И ещё.');
    const kept = async () => {
      const { body: list } = await send('GET', `/api/story/${storyId}/versions`, own);
      return list.items.map(({ version }: { version: number }) => version).toSorted();
    };
    expect(await kept()).toEqual([1, 4, 5]);
    await send('DELETE', `/api/story/${storyId}/review-links/${fixed.id}`, own);
    await later(start + 121 * minute, () => save(own, `Первая запись. ${'И ещё. '.repeat(121)}`));
    expect(await kept()).toEqual([4, 5, 6]);
  });

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

  test('lets nobody in by a link that was taken back, has ended or has another secret', async () => {
    const { review, nina, own, link, storyId } = await open();
    const { send } = server();
    const path = `/api/story/${storyId}/review-links/${link.id}`;
    const thread = threadIn(await review.openThread(nina));
    const { body: renewed } = await send('POST', `${path}/secret`, own);
    expectError(await review.read(nina), 404, 'review-not-found');
    const next = { ...nina, secret: renewed.secret };
    expect((await review.read(next)).body.readerName).toBe('Нина');
    const expiresAt = new Date(Date.now() + day).toISOString();
    await send('PUT', path, { ...own, body: { expiresAt } });
    expect((await review.read(next)).status).toBe(200);
    expectError(await later(2 * day, () => review.read(next)), 404, 'review-not-found');
    await send('DELETE', path, own);
    expectError(await review.read(next), 404, 'review-not-found');
    expectError(await review.openThread(next), 404, 'review-not-found');
    const { body } = await review.threads({ token: own.token });
    expect(body.items).toMatchObject([{ id: thread.id, linkName: link.name }]);
    expect(body.items[0].comments[0].authorName).toBe('Нина');
    const readers = await server()
      .services.database.selectFrom('review_readers')
      .select('name')
      .where('link_id', '=', link.id)
      .execute();
    expect(readers).toEqual([{ name: 'Нина' }]);
  });

  test('may be for reading only, and for signed-in people only', async () => {
    const { review, nina, link, own, storyId } = await open();
    const thread = threadIn(await review.openThread(nina));
    const path = `/api/story/${storyId}/review-links/${link.id}`;
    await server().send('PUT', path, { ...own, body: { allowsComments: false } });
    expectError(await review.openThread(nina), 403, 'review-comments-off');
    expectError(await review.addComment(nina, thread.id, 'Ещё.'), 403, 'review-comments-off');
    const edited = review.changeComment(nina, firstOf(thread), 'Иначе.');
    expectError(await edited, 403, 'review-comments-off');
    expect((await review.removeComment(nina, firstOf(thread))).status).toBe(200);
    await server().send('PUT', path, { ...own, body: { allowsGuests: false } });
    expectError(await review.read(nina), 403, 'review-sign-in');
    const { token } = await personOf('signed-in');
    expect((await review.read({ token, secret: link.secret })).status).toBe(200);
  });

  test('is closed with its story: deleted, made private by a moderator, of a blocked author', async () => {
    const { send, services } = server();
    const { id: moderatorId, token } = await personOf('moderator');
    await makeModerators(services.database, moderatorId);
    const { review, nina, own, storyId } = await open();
    await send('POST', `/content/${storyId}/publish`, { ...own, body: { publish: true } });
    expect((await review.read(nina)).status).toBe(200);
    const body = { reason: 'Спам' };
    await send('POST', `/api/moderation/stories/${storyId}/unpublish`, { token, body });
    expectError(await review.read(nina), 404, 'review-not-found');
    expect((await review.threads({ token: own.token })).status).toBe(200);

    const deleted = await open();
    await send('DELETE', `/api/story/${deleted.storyId}`, deleted.own);
    expectError(await deleted.review.read(deleted.nina), 404, 'review-not-found');
    const ownDraft = deleted.review.read({ token: deleted.own.token });
    expectError(await ownDraft, 404, 'review-not-found');
    await later(2 * day, () => purgeStories(services));
    for (const table of ['review_threads', 'review_links', 'review_readers'] as const) {
      const left = await services.database
        .selectFrom(table)
        .select('id')
        .where('story_id', '=', deleted.storyId)
        .execute();
      expect(left).toEqual([]);
    }

    const blocked = await open();
    const author = services.database.updateTable('users').where('id', '=', blocked.author.id);
    await author.set({ status: 'Suspended' }).execute();
    expectError(await blocked.review.read(blocked.nina), 404, 'review-not-found');
    await author.set({ status: 'Active' }).execute();
    expect((await blocked.review.read(blocked.nina)).status).toBe(200);
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
