import { mediaPath, type StorySummary } from '@dreamfork/api-client/contract';
import { buildStory } from '@dreamfork/story/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { later } from '../support/later.ts';
import { png } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { openTestServer } from '../support/test-server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const written = (text: string) =>
  buildStory('Дневник смотрителя')
    .node('start', 'start')
    .node('page', 'text', { content: text })
    .node('end', 'end')
    .link('start', 'page')
    .link('page', 'end')
    .build();

describeOnBothEngines('published versions', (engine) => {
  const purged: string[] = [];
  const { server, moderator } = openServerWithUsers(
    engine,
    { moderator: 'Moderator' },
    {},
    async ({ services }) => {
      const { cdn } = services;
      services.cdn = {
        ...cdn,
        readShown: async (_, id) => ({ id, version: 1, fileIds: [] }),
        afterChange: ({ id }) => purged.push(id),
      };
    },
  );
  const uploadNew = async (token: string, name: string) =>
    (await upload(server().send, token, fileOf(png, name, 'image/png'))).id;
  const readStory = (id: string, token?: string) =>
    server().send('GET', `/api/story/${id}/data`, { token });
  const save = (token: string, id: string, form: object) =>
    server().send('PUT', `/api/StoryManagement/${id}`, { token, body: form });
  const autosave = async (token: string, id: string, document = written('Полфразы')) => {
    const body = { ...toForm(document, { isPublic: true }), publish: false };
    const answer = await save(token, id, body);
    expect(answer.status).toBe(200);
    return answer.body.story as StorySummary;
  };
  async function author(name: string, document = written('Первая запись')) {
    const account = await registerAccount(server().send, name);
    const { token } = account;
    const { id } = await saveNew(server().send, token, toForm(document, { isPublic: true }));
    return { ...account, storyId: id };
  }

  test('readers see the files of what is published, and no others', async () => {
    const { send } = server();
    const { token, storyId } = await author('photographer');
    const statusOf = async (file: string) => (await send('GET', mediaPath(file))).status;
    const [old, fresh] = [await uploadNew(token, 'old.png'), await uploadNew(token, 'new.png')];
    await save(token, storyId, toForm(storyShowing([old]), { isPublic: true }));
    await autosave(token, storyId, storyShowing([fresh]));
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([200, 404]);
    expectError(await send('DELETE', `/api/media/files/${old}`, { token }), 409, 'media-in-use');
    const publish = { token, body: { publish: true } };
    expect((await send('POST', `/content/${storyId}/publish`, publish)).status).toBe(200);
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([404, 200]);
    expect((await send('DELETE', `/api/media/files/${old}`, { token })).status).toBe(200);
  });

  test('a new cover is seen at once, and the pictures of the published version stay beside a draft', async () => {
    const { send } = server();
    const { token, storyId } = await author('decorator');
    const statusOf = async (file: string) => (await send('GET', mediaPath(file))).status;
    const [shown, cover] = [await uploadNew(token, 'a.png'), await uploadNew(token, 'b.png')];
    await save(token, storyId, toForm(storyShowing([shown]), { isPublic: true }));
    const choose = (coverFileId: string | null) =>
      send('PUT', `/content/${storyId}`, { token, body: { coverFileId } });
    await choose(shown);
    await autosave(token, storyId);
    await choose(cover);
    expect([await statusOf(shown), await statusOf(cover)]).toEqual([200, 200]);
    const card = await send('GET', `/api/story/${storyId}/card`);
    expect(card.body.coverUrl).toContain(cover);
  });

  test('a published version is kept however old it is and however often the draft is saved', async () => {
    const { services } = server();
    const { token, storyId } = await author('keeper');
    const { now } = services;
    onTestFinished(() => {
      services.now = now;
    });
    const start = Date.now() + minute;
    for (const later of [0, 1, 2, 3]) {
      services.now = () => start + later * 1000;
      await autosave(token, storyId, written(`Запись ${later}`));
    }
    const version = await server().send('GET', `/api/story/${storyId}/versions/1`, { token });
    expect(version.body.document.nodes[1].content).toBe('Первая запись');
    expect((await readStory(storyId)).body).toMatchObject({ version: 1 });
  });

  test('a save names the draft that it replaces, not what is published', async () => {
    const { token, storyId } = await author('namer');
    await autosave(token, storyId);
    const form = toForm(written('Другая'), { isPublic: true, replacedVersionName: 'Полфразы' });
    expect((await save(token, storyId, form)).status).toBe(200);
    const { body } = await server().send('GET', `/api/story/${storyId}/versions`, { token });
    expect(body.items[1]).toMatchObject({ version: 2, name: 'Полфразы' });
  });

  test('caches hear of what is published, and not of drafts', async () => {
    const { token, storyId } = await author('cached');
    purged.length = 0;
    const before = await readStory(storyId);
    const { etag } = before.headers;
    await autosave(token, storyId);
    expect(purged).toEqual([]);
    expect((await readStory(storyId)).headers.etag).toBe(etag);
    await save(token, storyId, toForm(written('Готово'), { isPublic: true }));
    expect(purged).toEqual([storyId]);
    expect((await readStory(storyId)).headers.etag).not.toBe(etag);
  });

  test('the owner edits the draft and reads what readers get, without notes', async () => {
    const { send } = server();
    const note = { id: 'n', text: 'Проверить', position: { x: 0, y: 0 } };
    const size = { width: 210, height: 150 };
    const noted = { ...written('С пометкой'), notes: [{ ...note, size, colour: 'red' as const }] };
    const { token, storyId } = await author('noter', noted);
    expect((await readStory(storyId, token)).body.notes).toHaveLength(1);
    const path = `/api/story/${storyId}/data?view=published`;
    const asReader = await send('GET', path, { token });
    expect(asReader.body.notes).toEqual([]);
    expect(asReader.headers['cache-control']).toBe('private, no-cache');
    const stranger = await registerAccount(send, 'stranger');
    await autosave(token, storyId);
    expect((await readStory(storyId, stranger.token)).body.nodes[1].content).toBe('С пометкой');
    const hidden = await send('POST', `/content/${storyId}/publish`, {
      token,
      body: { publish: false },
    });
    expect(hidden.status).toBe(200);
    expect((await send('GET', path, { token })).body.nodes[1].content).toBe('Полфразы');
    expectError(await send('GET', path, stranger), 404, 'story-not-found');
  });

  test('a moderator decides about what readers got, and what is granted is that', async () => {
    const { send, services } = server();
    const { token, storyId } = await author('judged');
    await autosave(token, storyId, written('Ещё не показано'));
    const reader = await registerAccount(send, 'reporter');
    const report = { ...reader, body: { reason: 'spam' } };
    await send('POST', `/api/story/${storyId}/report`, report);
    const evidence = await send('GET', `/api/moderation/cases/${storyId}/story`, moderator);
    expect(evidence.body.nodes[1].content).toBe('Первая запись');
    const unpublish = { ...moderator, body: { reason: 'Реклама.' } };
    await send('POST', `/api/moderation/stories/${storyId}/unpublish`, unpublish);
    expectError(await readStory(storyId), 404, 'story-not-found');
    const { body: own } = await readStory(storyId, token);
    expect(own).toMatchObject({ isPublic: false, version: 3 });
    expect(own.nodes[1].content).toBe('Ещё не показано');
    await autosave(token, storyId, written('Исправляю'));

    const reversal = { ...moderator, body: { reason: 'Ошибка.' } };
    const reversed = await send('POST', `/api/moderation/cases/${storyId}/reverse`, reversal);
    expect(reversed.status).toBe(200);
    expect((await readStory(storyId)).body.nodes[1].content).toBe('Первая запись');
    expect((await readStory(storyId, token)).body.nodes[1].content).toBe('Исправляю');
    const row = await services.database
      .selectFrom('stories')
      .select(['unpublished_reason', 'is_public'])
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ unpublished_reason: null, is_public: 1 });
  });

  test('a draft with what a moderator made private is not published', async () => {
    const { send } = server();
    const { token, storyId } = await author('stubborn');
    const unpublish = { ...moderator, body: { reason: 'Чужое.' } };
    await send('POST', `/api/moderation/stories/${storyId}/unpublish`, unpublish);
    await autosave(token, storyId, written('Другое'));
    const publish = () =>
      send('POST', `/content/${storyId}/publish`, { token, body: { publish: true } });
    expect((await publish()).status).toBe(200);
    await autosave(token, storyId, written('Первая запись'));
    expectError(await publish(), 403, 'story-unpublished');
    expect((await readStory(storyId)).body.nodes[1].content).toBe('Другое');
  });

  test('a copy and a story file hold the draft, and the file says what was published', async () => {
    const { send } = server();
    const { token, storyId } = await author('copyist');
    await autosave(token, storyId, written('Новая запись'));
    const copy = await send('POST', `/api/story/${storyId}/duplicate`, { token });
    const { body: copied } = await readStory(copy.body.story.id, token);
    expect(copied.nodes[1].content).toBe('Новая запись');
    const manifestOf = async () => {
      const file = await send('GET', `/api/story/export/${storyId}`, { token });
      const files = readZip(file.bytes);
      const document = JSON.parse(String(files.get('story.json')));
      expect(document.nodes[1].content).toBe('Новая запись');
      return JSON.parse(String(files.get('manifest.json'))).published;
    };
    expect(await manifestOf()).toEqual({ at: expect.any(String), isCurrent: false });
    await save(token, storyId, toForm(written('Новая запись'), { isPublic: true }));
    expect(await manifestOf()).toEqual({ at: expect.any(String), isCurrent: true });
  });

  test('a story that was deleted comes back with its draft, and is purged with it', async () => {
    const { send, services } = server();
    const { token, storyId } = await author('undecided');
    await autosave(token, storyId);
    await send('DELETE', `/api/story/${storyId}`, { token });
    const restored = await send('POST', `/api/story/${storyId}/restore`, { token });
    expect(restored.body.story).toMatchObject({ version: 2, publication: { version: 1 } });
    expect((await readStory(storyId)).body.nodes[1].content).toBe('Первая запись');
    await send('DELETE', `/api/story/${storyId}`, { token });
    await later(services, 2 * day, () => purgeStories(services));
    const drafts = services.database.selectFrom('story_drafts').select('story_id');
    expect(await drafts.where('story_id', '=', storyId).execute()).toEqual([]);
  });
});

describeOnBothEngines('published versions of authors without a confirmed address', (engine) => {
  const server = openTestServer(engine, { requireConfirmedEmail: true });

  test('a save moves their draft, and publishing is refused', async () => {
    const { send, services } = server();
    const { token, id: ownerId } = await registerAccount(send, 'unconfirmed');
    const { id } = await saveNew(send, token, toForm(written('Первая запись')));
    const confirm = (email_confirmed: 0 | 1) =>
      setUser(services.database, ownerId, { email_confirmed });
    const save = (text: string, publish?: boolean) => {
      const body = { ...toForm(written(text), { isPublic: true }), publish };
      return send('PUT', `/api/StoryManagement/${id}`, { token, body });
    };
    await confirm(1);
    expect((await save('Показано')).status).toBe(200);
    await confirm(0);
    expect((await save('Поправлено')).body.story).toMatchObject({ publication: { version: 2 } });
    expectError(await save('Поправлено', true), 403, 'email-unconfirmed');
    const body = { publish: true };
    const published = await send('POST', `/content/${id}/publish`, { token, body });
    expectError(published, 403, 'email-unconfirmed');
    const shown = await send('GET', `/api/story/${id}/data`);
    expect(shown.body.nodes[1].content).toBe('Показано');
  });
});

describeOnBothEngines('the space of drafts', (engine) => {
  const server = openTestServer(engine, { storyQuotaBytes: 20_000 });

  test('a story takes that of its draft, once', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'long');
    const { id } = await saveNew(send, token, toForm(written('Раз'), { isPublic: true }));
    const save = (letters: number) => {
      const form = toForm(written('д'.repeat(letters)), { isPublic: true });
      return send('PUT', `/api/StoryManagement/${id}`, {
        token,
        body: { ...form, publish: false },
      });
    };
    expect((await save(8000)).status).toBe(200);
    expect((await save(8200)).status).toBe(200);
    expectError(await save(12_000), 413, 'story-quota-exceeded');
    const other = toForm(written('д'.repeat(3000)));
    const created = await send('POST', '/api/StoryManagement/create', { token, body: other });
    expectError(created, 413, 'story-quota-exceeded');
    expect((await save(10)).status).toBe(200);
    expect((await send('POST', '/api/StoryManagement/create', { token, body: other })).status).toBe(
      201,
    );
  });
});
