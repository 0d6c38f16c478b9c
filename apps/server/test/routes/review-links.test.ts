import { expect, test } from 'vitest';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { later } from '../support/later.ts';
import { firstOf, makeLink, reviewOf, threadIn } from '../support/review.ts';
import { createReviewedStories, written } from '../support/reviewed-story.ts';
import { openTestServer } from '../support/test-server.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

describeOnBothEngines('a link to a draft', (engine) => {
  const server = openTestServer(engine);
  const { open, personOf } = createReviewedStories(server);

  const save = async (own: { token: string; storyId: string }, text: string) => {
    const path = `/api/StoryManagement/${own.storyId}`;
    const body = toForm(written(text));
    expect((await server().send('PUT', path, { token: own.token, body })).status).toBe(200);
  };

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
    const { own, storyId } = await later(server().services, start, () => open('Первая запись.'));
    const { send } = server();
    const fixed = await makeLink(send, own, { version: 1 });
    for (const minutes of [1, 2, 3, 120]) {
      await later(server().services, start + minutes * minute, () =>
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
    await later(server().services, start + 121 * minute, () =>
      save(own, `Первая запись. ${'И ещё. '.repeat(121)}`),
    );
    expect(await kept()).toEqual([4, 5, 6]);
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
    expectError(
      await later(server().services, 2 * day, () => review.read(next)),
      404,
      'review-not-found',
    );
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
    await setUser(services.database, moderatorId, { role: 'Moderator' });
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
    await later(server().services, 2 * day, () => purgeStories(services));
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
});
