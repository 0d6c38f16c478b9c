import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { accountExport } from '@dreamfork/api-client/contract';
import { parseManifest, parseStoryJson } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { exportAccount } from '../../src/services/account/export-account.ts';
import { findViewer, sessionsMaximum } from '../../src/services/authentication/sessions.ts';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, sampleForm } from '../support/forms.ts';
import { later } from '../support/later.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describeOnEngines("a user's own account", (engine) => {
  const server = openTestServer(engine);
  const register = (name: string) => registerAccount(server().send, name);
  const sessionsOf = async (token: string) =>
    (await server().send('GET', '/api/users/sessions', { token })).body.items;

  describe('its sessions', () => {
    test('tell the device, and when it was seen last', async () => {
      const { token } = await register('reader');
      await server().send('POST', '/auth/login', {
        body: { email: 'reader@example.org', password: goodPassword, rememberMe: true },
        headers: { 'user-agent': phone },
      });
      const sessions = await later(server().services, 5 * 60 * 1000, () => sessionsOf(token));
      expect(sessions).toHaveLength(2);
      expect(sessions[1]).toMatchObject({
        device: { browser: 'Safari', system: 'iOS', isMobile: true },
        isCurrent: false,
      });
      const [current] = await sessionsOf(token);
      expect(current.isCurrent).toBe(true);
      expect(Date.parse(current.lastSeenAt) - Date.parse(current.createdAt)).toBeGreaterThan(
        4 * 60 * 1000,
      );
      expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1|Mozilla/);
    });

    test('are not those that have run out', async () => {
      const { token, id } = await register('old');
      const login = { email: 'old@example.org', password: goodPassword };
      await server().send('POST', '/auth/login', { body: login });
      expect(await sessionsOf(token)).toHaveLength(2);
      const [, { id: other }] = (await sessionsOf(token)).toSorted((one: { isCurrent: boolean }) =>
        one.isCurrent ? -1 : 1,
      );
      await server()
        .services.database.updateTable('sessions')
        .set({ expires_at: 1 })
        .where('user_id', '=', id)
        .where('id', '=', other)
        .execute();
      expect(await sessionsOf(token)).toHaveLength(1);
    });

    test('are a hundred at most; one more ends the one that was used longest ago', async () => {
      const { token, id } = await register('everywhere');
      const { database } = server().services;
      const { id: own, ...session } = await database
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      const others = Array.from({ length: sessionsMaximum - 1 }, (_, at) => ({
        ...session,
        id: `${own}-${at}`,
        last_seen_at: session.created_at - 1000 - at,
      }));
      await database.insertInto('sessions').values(others).execute();
      const body = { email: 'everywhere@example.org', password: goodPassword };
      expect((await server().send('POST', '/auth/login', { body })).status).toBe(200);
      const left: { id: string }[] = await sessionsOf(token);
      expect(left).toHaveLength(sessionsMaximum);
      const ended = others.filter((other) => left.every((one) => one.id !== other.id));
      expect(ended.map((one) => one.id)).toEqual([others.at(-1)?.id]);
    });
  });

  describe('its names', () => {
    test('are found in the lists of the administrator and on public stories at once', async () => {
      const { token } = await register('plain');
      const { id } = await saveNew(server().send, token, { title: 'Имена', isPublic: true });
      const before = await server().send('GET', `/api/story/${id}/data`);
      expect(before.body.authorName).toBe('Автор plain');
      await server().send('PUT', '/api/users/profile', {
        token,
        body: { username: 'fancy', displayName: 'Нарядное имя' },
      });
      const after = await server().send('GET', `/api/story/${id}/data`);
      expect(after.body.authorName).toBe('Нарядное имя');
    });

    test('are given to one of many who want one at the same moment', async () => {
      const tokens = await Promise.all(
        ['race.a', 'race.b', 'race.c'].map(async (name) => (await register(name)).token),
      );
      const answers = await Promise.all(
        tokens.map((token) =>
          server().send('PUT', '/api/users/profile', {
            token,
            body: { username: 'winner', displayName: '' },
          }),
        ),
      );
      expect(sortedStatuses(answers)).toEqual([200, 409, 409]);
    });
  });

  describe('its archive', () => {
    test('holds the account and every story as a file that can be checked', async () => {
      const { token, id } = await register('keeper');
      const title = 'Маяк: начало / "конец"?';
      await saveNew(server().send, token, { title, isPublic: true });
      await saveNew(server().send, token, { title });
      const stranger = await register('stranger');
      await saveNew(server().send, stranger.token, { title: 'Чужая', isPublic: true });

      const answer = await server().send('GET', '/api/users/export', { token });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="dreamfork.zip"; filename*=UTF-8''dreamfork%20keeper.zip`,
      });
      const files = readZip(answer.bytes);
      const account = accountExport.parse(JSON.parse(String(files.get('account.json'))));
      expect(account).toMatchObject({
        format: 'dreamfork-account',
        profile: { id, email: 'keeper@example.org', preferences: { theme: 'light' } },
        sessions: [{ device: { isMobile: false } }],
      });
      expect(account.stories.map(({ file, isPublic }) => [file, isPublic])).toEqual([
        ['stories/Маяк начало конец.df', true],
        ['stories/Маяк начало конец 2.df', false],
      ]);
      expect([...files.keys()].toSorted()).toEqual(
        ['account.json', ...account.stories.map(({ file }) => String(file))].toSorted(),
      );

      const story = readZip(files.get(account.stories[0]?.file ?? '') ?? Buffer.alloc(0));
      const text = story.get('story.json') ?? Buffer.alloc(0);
      const manifest = parseManifest(String(story.get('manifest.json')));
      expect(manifest.ok && manifest.value).toMatchObject({
        title,
        counts: {
          nodes: sampleStory.nodes.length,
          connections: sampleStory.connections.length,
          media: 0,
        },
        story: {
          size: text.length,
          sha256: createHash('sha256').update(text).digest('hex'),
        },
      });
      expect(parseStoryJson(String(text))).toEqual({ ok: true, value: { ...sampleStory, title } });
      const everything = [...files.values(), text].join('\n');
      expect(everything).not.toMatch(/Чужая|argon2|password_hash/);
    });

    test("tells what its owner said of others' stories, but not the names of those that were withdrawn", async () => {
      const author = await register('writer');
      const { token } = await register('reader.two');
      const open = await saveNew(server().send, author.token, { title: 'Видна', isPublic: true });
      const closed = await saveNew(server().send, author.token, { title: 'Была', isPublic: true });
      const say = (path: string, body: object) => server().send('POST', path, { token, body });
      for (const { id } of [open, closed]) {
        await say(`/api/story/${id}/comments`, { text: `О ${id}` });
        await say(`/content/${id}/like`, {});
        await say(`/api/story/${id}/report`, { reason: 'spam' });
      }
      await server().send('PUT', `/api/StoryManagement/${closed.id}`, {
        token: author.token,
        body: sampleForm({ title: 'Тайное имя', isPublic: false }),
      });
      const { bytes } = await server().send('GET', '/api/users/export', { token });
      const account = accountExport.parse(JSON.parse(String(readZip(bytes).get('account.json'))));
      const titles = (list: readonly { storyId: string; storyTitle: string | null }[]) =>
        Object.fromEntries(list.map(({ storyId, storyTitle }) => [storyId, storyTitle]));
      const expected = { [open.id]: 'Видна', [closed.id]: null };
      expect(titles(account.comments)).toEqual(expected);
      expect(titles(account.likes)).toEqual(expected);
      expect(titles(account.reports)).toEqual(expected);
      expect(account.comments.map(({ text }) => text)).toContain(`О ${open.id}`);
    });

    test('is whole without a story that is deleted meanwhile, and tells which one', async () => {
      const { send, services } = server();
      const { token } = await register('tidy');
      // More than fits between the server and a client that does not read yet.
      const [opening] = sampleStory.nodes;
      const nodes = Array.from({ length: 60 }, (_, index) => ({
        ...opening,
        id: `node-${index}`,
        content: randomBytes(40_000).toString('base64url'),
      }));
      const content = JSON.stringify({ nodes, connections: [], startNodeId: 'node-0' });
      await saveNew(send, token, { title: 'Первая', content });
      const gone = await saveNew(send, token, { title: 'Вторая' });
      await saveNew(send, token, { title: 'Третья' });
      const viewer = await findViewer(services, token);
      if (!viewer) throw new Error('The session has just begun.');
      const archive = await exportAccount(services, viewer);
      expect((await send('DELETE', `/api/story/${gone.id}`, { token })).status).toBe(200);
      const files = readZip(await buffer(archive));
      const account = accountExport.parse(JSON.parse(String(files.get('account.json'))));
      expect(account.stories.map(({ title, file }) => [title, file])).toEqual([
        ['Первая', 'stories/Первая.df'],
        ['Вторая', null],
        ['Третья', 'stories/Третья.df'],
      ]);
      expect([...files.keys()].toSorted()).toEqual([
        'account.json',
        'stories/Первая.df',
        'stories/Третья.df',
      ]);
    });

    test('is there for who has written nothing', async () => {
      const { token } = await register('silent');
      const { bytes } = await server().send('GET', '/api/users/export', { token });
      expect([...readZip(bytes).keys()]).toEqual(['account.json']);
    });
  });

  test('takes its stories along when it is deleted, and frees its name and address', async () => {
    const { token } = await register('leaving');
    const { id } = await saveNew(server().send, token, { isPublic: true });
    const body = { currentPassword: goodPassword };
    expect((await server().send('DELETE', '/api/users/profile', { token, body })).status).toBe(200);
    expectError(await server().send('GET', `/api/story/${id}/data`), 404, 'story-not-found');
    await register('leaving');
    for (const table of ['sessions', 'link_tokens'] as const) {
      const orphans = await server()
        .services.database.selectFrom(table)
        .leftJoin('users', 'users.id', `${table}.user_id`)
        .select('users.id')
        .where('users.id', 'is', null)
        .execute();
      expect(orphans).toEqual([]);
    }
  });
});

describeOnEngines('where authors confirm their address first', (engine) => {
  const server = openTestServer(engine, { requireConfirmedEmail: true });

  test('an unconfirmed one writes, but publishes only afterwards', async () => {
    const { send, services } = server();
    const { token, id: userId } = await registerAccount(send, 'eager');
    const { id } = await saveNew(send, token);
    const publish = () =>
      Promise.all([
        send('POST', '/api/StoryManagement/create', {
          token,
          body: sampleForm({ isPublic: true }),
        }),
        send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm({ isPublic: true }) }),
        send('POST', `/content/${id}/publish`, { token, body: { publish: true } }),
      ]);
    for (const answer of await publish()) expectError(answer, 403, 'email-unconfirmed');
    expectError(await send('GET', `/api/story/${id}/data`), 404, 'story-not-found');
    await setUser(services.database, userId, { email_confirmed: 1 });
    expect(sortedStatuses(await publish())).toEqual([200, 200, 201]);
  });
});
