import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { type Account, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { sampleForm, toForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

type Thing = { id: string };

describeOnEngines('moderation', (engine) => {
  const { server, author, reader, moderator } = openServerWithUsers(engine, {
    author: 'User',
    reader: 'User',
    moderator: 'Moderator',
  });

  const post = (path: string, { token }: Account, body: object = {}) =>
    server().send('POST', path, { token, body });
  const things = async (): Promise<Thing[]> => {
    const { body } = await server().send('GET', '/api/moderation/cases', moderator);
    return body.items;
  };
  const publish = (title: string) =>
    saveNew(server().send, author.token, { title, isPublic: true });
  const unpublish = (id: string, reason = 'Чужой текст.') =>
    post(`/api/moderation/stories/${id}/unpublish`, moderator, { reason });

  test('who made a story private, when and why is kept, and its owner is told why alone', async () => {
    const { id } = await publish('Снятая');
    await post(`/api/story/${id}/report`, reader, { reason: 'copyright' });
    const before = Date.now();
    expect((await unpublish(id)).status).toBe(200);
    const { database } = server().services;
    const row = await database
      .selectFrom('stories')
      .select(['unpublished_by', 'unpublished_at', 'unpublished_reason', 'is_public'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      unpublished_by: moderator.id,
      unpublished_reason: 'Чужой текст.',
      is_public: 0,
    });
    expect(row.unpublished_at).toBeGreaterThanOrEqual(before);
    const report = await database
      .selectFrom('reports')
      .select(['settled_by', 'outcome'])
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(report).toEqual({ settled_by: moderator.id, outcome: 'unpublished' });
    const own = await server().send('GET', `/api/story/${id}/card`, author);
    expect(own.text).not.toContain(moderator.id);
  });

  test('a story that was made private is out of every way to it at once', async () => {
    const { id } = await publish('Скрытая везде');
    await server().send('GET', `/api/story/${id}/data`);
    await unpublish(id);
    for (const path of ['data', 'card', 'comments', 'html']) {
      const answer = await server().send('GET', `/api/story/${id}/${path}`, reader);
      expectError(answer, 404, 'story-not-found');
    }
    const { body } = await server().send('GET', '/content/search?searchTerm=скрытая');
    expect(body.items).toEqual([]);
  });

  test('an author does not bring it back by saving, copying, deleting or restoring', async () => {
    const { id } = await publish('Упрямая');
    await unpublish(id);
    const saved = await server().send('PUT', `/api/StoryManagement/${id}`, {
      token: author.token,
      body: sampleForm({ isPublic: true }),
    });
    expect(saved.body.story).toMatchObject({ isPublic: false, unpublishedReason: 'Чужой текст.' });
    const copy = await post(`/api/story/${id}/duplicate`, author);
    expect(copy.body.story.isPublic).toBe(false);
    await server().send('DELETE', `/api/story/${id}`, author);
    const restored = await post(`/api/story/${id}/restore`, author);
    expect(restored.body.story).toMatchObject({ isPublic: false });
    expectError(await server().send('GET', `/api/story/${id}/data`), 404, 'story-not-found');
  });

  test('an editor that is open meanwhile learns of it by its next save', async () => {
    const { id, version } = await publish('Открытая в редакторе');
    await unpublish(id);
    const stale = await server().send('PUT', `/api/StoryManagement/${id}`, {
      token: author.token,
      body: sampleForm({ isPublic: true, version }),
    });
    expectError(stale, 409, 'version-conflict');
    const versions = await server().send('GET', `/api/story/${id}/versions`, author);
    expect(versions.body.items[0].version).toBe(stale.body.version);
  });

  test('only a story that was changed since can be published again', async () => {
    const { id } = await publish('Исправимая');
    await unpublish(id);
    const show = () => post(`/content/${id}/publish`, author, { publish: true });
    await post(`/content/${id}/publish`, author, { publish: false });
    expectError(await show(), 403, 'story-unpublished');
    await server().send('PUT', `/content/${id}`, {
      token: author.token,
      body: { tags: ['исправлено'] },
    });
    expectError(await show(), 403, 'story-unpublished');
    await server().send('PUT', `/content/${id}`, {
      token: author.token,
      body: { description: 'Теперь без чужого.' },
    });
    expect((await show()).body).toMatchObject({ isPublic: true });
  });

  test('neither a save that changes nothing for readers nor a copy brings back what was unpublished', async () => {
    const { id } = await publish('Неизменная');
    await unpublish(id);
    const show = (storyId: string) =>
      post(`/content/${storyId}/publish`, author, { publish: true });
    const save = (document: typeof sampleStory) =>
      server().send('PUT', `/api/StoryManagement/${id}`, {
        token: author.token,
        body: toForm(document, { title: 'Неизменная', isPublic: true }),
      });
    const moved = sampleStory.nodes.map((node) => ({ ...node, position: { x: 15, y: 30 } }));
    await save({ ...sampleStory, nodes: moved });
    expectError(await show(id), 403, 'story-unpublished');

    const copy = await post(`/api/story/${id}/duplicate`, author);
    const second = await post(`/api/story/${copy.body.story.id}/duplicate`, author);
    await server().send('DELETE', `/api/story/${id}`, author);
    for (const { body } of [copy, second]) {
      expectError(await show(body.story.id), 403, 'story-unpublished');
    }
    await server().send('PUT', `/content/${copy.body.story.id}`, {
      token: author.token,
      body: { description: 'Теперь без чужого.' },
    });
    const shown = await show(copy.body.story.id);
    expect(shown.body).toMatchObject({ isPublic: true });
    expect(shown.body.unpublishedReason).toBeUndefined();
  });

  test('what was unpublished comes back neither as a new story nor as one that was deleted meanwhile', async () => {
    const twin = await publish('Двойник');
    await server().send('DELETE', `/api/story/${twin.id}`, author);
    const { id } = await publish('Двойник');
    await unpublish(id);
    const restored = await post(`/api/story/${twin.id}/restore`, author);
    expectError(restored, 403, 'story-unpublished');
    await server().send('DELETE', `/api/story/${id}`, author);
    const body = sampleForm({ title: 'Двойник', isPublic: true });
    const again = await server().send('POST', '/api/StoryManagement/create', {
      token: author.token,
      body,
    });
    expectError(again, 403, 'story-unpublished');
    const { body: own } = await server().send('GET', '/api/StoryManagement', author);
    const named = own.stories.filter(({ title }: { title: string }) => title === 'Двойник');
    expect(named).toEqual([]);
  });

  test('what was unpublished stays so after its author has corrected and published the story', async () => {
    const title = 'Прощённая';
    const { id } = await publish(title);
    await unpublish(id);
    const save = (isPublic: boolean, description?: string) =>
      server().send('PUT', `/api/StoryManagement/${id}`, {
        token: author.token,
        body: sampleForm({ title, isPublic, ...(description ? { description } : {}) }),
      });
    const show = (storyId: string, publish = true) =>
      post(`/content/${storyId}/publish`, author, { publish });
    await save(false, 'Без чужого.');
    expect((await show(id)).body).toMatchObject({ isPublic: true });

    expectError(await save(true), 403, 'story-unpublished');
    const body = sampleForm({ title, isPublic: true });
    const again = await server().send('POST', '/api/StoryManagement/create', {
      token: author.token,
      body,
    });
    expectError(again, 403, 'story-unpublished');
    expect((await save(false)).status).toBe(200);
    expectError(await show(id), 403, 'story-unpublished');
    const copy = await post(`/api/story/${id}/duplicate`, author);
    expectError(await show(copy.body.story.id), 403, 'story-unpublished');

    await save(false, 'Без чужого.');
    expect((await show(id)).body).toMatchObject({ isPublic: true });
  });

  test('a copy of what was corrected can be published', async () => {
    const { id } = await publish('Исправленная');
    await unpublish(id);
    await server().send('PUT', `/content/${id}`, {
      token: author.token,
      body: { description: 'Без чужого.' },
    });
    const copy = await post(`/api/story/${id}/duplicate`, author);
    const shown = await post(`/content/${copy.body.story.id}/publish`, author, { publish: true });
    expect(shown.body).toMatchObject({ isPublic: true });
  });

  test('who deleted a reported comment is kept with its reports', async () => {
    const { id } = await publish('С комментарием');
    const said = await post(`/api/story/${id}/comments`, reader, { text: 'Реклама' });
    const { id: commentId } = said.body;
    await post(`/api/story/${id}/comments/${commentId}/report`, author, { reason: 'spam' });
    const path = `/api/moderation/comments/${commentId}/remove`;
    const reason = { reason: 'Реклама.' };
    expect((await post(path, moderator, reason)).status).toBe(200);
    const report = await server()
      .services.database.selectFrom('reports')
      .select(['settled_by', 'outcome'])
      .where('target_id', '=', commentId)
      .executeTakeFirstOrThrow();
    expect(report).toEqual({ settled_by: moderator.id, outcome: 'comment-deleted' });
    const card = await server().send('GET', `/api/story/${id}/card`);
    expect(card.body.commentCount).toBe(0);
  });

  test('the list comes in pages, the last reported first', async () => {
    for (const title of ['Раз', 'Два', 'Три']) {
      const { id } = await publish(title);
      await post(`/api/story/${id}/report`, reader, { reason: 'other' });
    }
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/api/moderation/cases?limit=1${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await server().send('GET', path, moderator);
      ids.push(...body.items.map(({ id }: Thing) => id));
      cursor = body.nextCursor;
    }
    expect(ids).toEqual((await things()).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(3);
  });

  test('a reason is plain text, and there must be one', async () => {
    const { id } = await publish('Без причины');
    for (const reason of ['', '  ', 'а'.repeat(501), 'а\u202eб']) {
      expectError(await unpublish(id, reason), 400, 'request-invalid');
    }
    const hostile = `<img src=x onerror=alert(1)>'; drop table stories; --`;
    expect((await unpublish(id, hostile)).status).toBe(200);
    const own = await server().send('GET', `/api/story/${id}/card`, author);
    expect(own.body.unpublishedReason).toBe(hostile);
  });
});
