import { expect, test } from 'vitest';
import { type Account, registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

type Said = { id: string; text: string; authorName: string };

const openStory = (server: TestServer, { token }: Account, title: string) =>
  saveNew(server.send, token, { title, isPublic: true });

describeOnEngines('feedback', (engine) => {
  const { server, author, reader } = openServerWithUsers(engine, {
    author: 'User',
    reader: 'User',
  });
  const card = async (id: string) => (await server().send('GET', `/api/story/${id}/card`)).body;
  const like = (id: string, { token }: Account, body?: object) =>
    server().send('POST', `/content/${id}/like`, { token, body });
  const say = (id: string, { token }: Account, text: string) =>
    server().send('POST', `/api/story/${id}/comments`, { token, body: { text } });

  test('twenty likes of one person at once are one, of ten persons ten', async () => {
    const { id } = await openStory(server(), author, 'Любимая');
    await Promise.all(Array.from({ length: 20 }, () => like(id, reader)));
    expect((await card(id)).likeCount).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => like(id, reader, { liked: false })));
    expect((await card(id)).likeCount).toBe(0);
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) => registerAccount(server().send, `fan${index}`)),
    );
    await Promise.all(people.map((person) => like(id, person)));
    expect((await card(id)).likeCount).toBe(10);
    const liked = await server().send('GET', '/content/search?sort=liked&limit=1');
    expect(liked.body.items[0].id).toBe(id);
  });

  test('a comment comes back as it was written, whatever stands in it', async () => {
    const { id } = await openStory(server(), author, 'Разговор');
    const texts = [
      '<script>alert("1")</script><img src=x onerror=alert(1)>',
      "Robert'); drop table story_comments;--",
      '{{constructor.constructor("return this")()}} #{7*7} %00 \\u0000',
      'Первая строка\nвторая',
      '👨‍👩‍👧‍👦 и ещё ☂️',
      'а'.repeat(2000),
    ];
    for (const text of texts) expect((await say(id, reader, text)).status).toBe(201);
    const path = `/api/story/${id}/comments?limit=10`;
    const { body, headers } = await server().send('GET', path);
    expect(body.items.map(({ text }: Said) => text).toSorted()).toEqual(texts.toSorted());
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('controls, turned writing, halves of signs and emptiness are no comment', async () => {
    const { id } = await openStory(server(), author, 'Тишина');
    const refused = [
      '\u0000',
      'а\u0000б',
      'а\u001b[31mб',
      'а\u0085б',
      'а\u2066б\u2069',
      'а\ud83d',
      '\u200b\u200d',
      ' \n ',
    ];
    for (const text of refused) {
      expectError(await say(id, reader, text), 400, 'request-invalid');
    }
    for (const body of [{}, { text: null }, { text: 5 }, { text: ['а'] }]) {
      const answer = await server().send('POST', `/api/story/${id}/comments`, {
        token: reader.token,
        body,
      });
      expectError(answer, 400, 'request-invalid');
    }
    expect((await card(id)).commentCount).toBe(0);
  });

  test('a comment is found under its own story alone', async () => {
    const { id } = await openStory(server(), author, 'Своя');
    const other = await openStory(server(), author, 'Чужая');
    const said = (await say(id, reader, 'Здесь')).body;
    const { token } = reader;
    const path = `/api/story/${other.id}/comments/${said.id}`;
    expectError(await server().send('DELETE', path, { token }), 404, 'comment-not-found');
    const body = { reason: 'spam' };
    const report = await server().send('POST', `${path}/report`, { token, body });
    expectError(report, 404, 'comment-not-found');
  });

  test('nobody outside learns more of a commenter than a name and a picture', async () => {
    const { id } = await openStory(server(), author, 'Скромная');
    await say(id, reader, 'Кто я?');
    const { text, body } = await server().send('GET', `/api/story/${id}/comments`);
    expect(text).not.toContain(reader.id);
    expect(text).not.toContain('@');
    expect(Object.keys(body.items[0]).toSorted()).toEqual(
      [
        'id',
        'text',
        'authorName',
        'authorAvatarUrl',
        'isByAuthor',
        'isOwn',
        'canDelete',
        'createdAt',
      ].toSorted(),
    );
  });

  test('a person reports a thing once until it is decided, and the first reason stays', async () => {
    const { id } = await openStory(server(), author, 'Сомнительная');
    const path = `/api/story/${id}/report`;
    const { token } = reader;
    const bodies = [{ reason: 'spam', details: 'Раз' }, { reason: 'insult' }, { reason: 'other' }];
    for (const body of bodies) {
      expect((await server().send('POST', path, { token, body })).status).toBe(200);
    }
    const rows = await server()
      .services.database.selectFrom('reports')
      .select(['reason', 'details'])
      .where('story_id', '=', id)
      .execute();
    expect(rows).toEqual([{ reason: 'spam', details: 'Раз' }]);
    const wrong = { token, body: { reason: 'other', details: 'а'.repeat(1001) } };
    expectError(await server().send('POST', path, wrong), 400, 'request-invalid');
  });

  test('figures forget a person who leaves', async () => {
    const { id } = await openStory(server(), author, 'Остаётся');
    const leaving = await registerAccount(server().send, 'leaving');
    await saveNew(server().send, leaving.token, {
      title: 'Уходит',
      isPublic: true,
      tags: ['прощание'],
    });
    await like(id, leaving);
    await say(id, leaving, 'Прощайте');
    expect(await card(id)).toMatchObject({ likeCount: 1, commentCount: 1 });
    const tags = () => server().send('GET', '/tags?searchTerm=прощ');
    expect((await tags()).body.items[0]).toMatchObject({ storyCount: 1 });
    const gone = await server().send('DELETE', '/api/users/profile', {
      token: leaving.token,
      body: { currentPassword: goodPassword },
    });
    expect(gone.status).toBe(200);
    expect(await card(id)).toMatchObject({ likeCount: 0, commentCount: 0 });
    expect((await tags()).body.items).toEqual([]);
    const found = await server().send('GET', '/content/search?searchTerm=уходит');
    expect(found.body.items).toEqual([]);
  });
});

describeOnEngines('floods of feedback', (engine) => {
  const server = openTestServer(engine, { rateLimit: true });

  test('are stopped for the one who sends them, and nobody else', async () => {
    const author = await registerAccount(server().send, 'author');
    const [loud, quiet] = [
      await registerAccount(server().send, 'loud'),
      await registerAccount(server().send, 'quiet'),
    ];
    const { id } = await openStory(server(), author, 'Шумная');
    const send = (path: string, { token }: Account, body: object) =>
      server().send('POST', path, { token, body });
    const floods = [
      { path: `/api/story/${id}/comments`, body: { text: 'Эй' }, most: 10 },
      { path: `/content/${id}/like`, body: { liked: true }, most: 60 },
      { path: `/api/story/${id}/report`, body: { reason: 'spam' }, most: 20 },
    ];
    for (const { path, body, most } of floods) {
      for (let sent = 0; sent < most; sent += 1) {
        expect((await send(path, loud, body)).status).toBeLessThan(300);
      }
      const refused = await send(path, loud, body);
      expectError(refused, 429, 'too-many-requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send(path, quiet, body)).status).toBeLessThan(300);
    }
  });
});
