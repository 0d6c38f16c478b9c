import { namedVersionsMaximum, type StoryVersion } from '@dreamfork/api-client/contract';
import { generateStory } from '@dreamfork/story/testing';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { purgeStories } from '../../src/services/stories/remove-story.ts';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { sampleForm, toForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
// Before the session begins, so that it lasts whatever moment a test chooses.
const startOfDay = Math.floor(Date.now() / day - 1) * day;

describeOnEngines('versions', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' });
  afterEach(() => {
    server().services.now = Date.now;
  });
  const at = (moment: number) => {
    server().services.now = () => moment;
  };
  const save = (id: string, title: string) =>
    server().send('PUT', `/api/StoryManagement/${id}`, {
      token: author.token,
      body: sampleForm({ title }),
    });
  const list = async (id: string, query = 'limit=100'): Promise<StoryVersion[]> =>
    (await server().send('GET', `/api/story/${id}/versions?${query}`, { token: author.token })).body
      .items;
  const rename = (id: string, version: number, name: string | null) =>
    server().send('PUT', `/api/story/${id}/versions/${version}`, {
      token: author.token,
      body: { name },
    });

  /** A story whose first versions all have names, but for the last one. */
  async function saveNamed(names: number): Promise<string> {
    const { id } = await saveNew(server().send, author.token);
    const { database } = server().services;
    for (const table of ['story_versions', 'story_version_documents'] as const) {
      const first = await database
        .selectFrom(table)
        .selectAll()
        .where('story_id', '=', id)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: names - 1 }, (_, index) => ({
        ...first,
        version: index + 2,
      }));
      await database.insertInto(table).values(copies).execute();
    }
    await database
      .updateTable('story_versions')
      .set({ name: sql`'Имя ' || version` })
      .where('story_id', '=', id)
      .execute();
    await database.updateTable('stories').set({ version: names }).where('id', '=', id).execute();
    await save(id, 'Без имени');
    return id;
  }

  test('a named version outlives years, and one without its name again goes at the next save', async () => {
    const yearsAgo = startOfDay - 1000 * day;
    at(yearsAgo);
    const { id } = await saveNew(server().send, author.token, { title: 'Первая' });
    expect((await rename(id, 1, 'Первая мысль')).status).toBe(200);
    for (const seconds of [1, 2]) {
      at(yearsAgo + seconds * second);
      await save(id, `Правка ${seconds}`);
    }
    at(startOfDay);
    await save(id, 'Через годы');
    const versions = async () => (await list(id)).map(({ version }) => version);
    expect(await versions()).toEqual([4, 3, 1]);
    expect((await rename(id, 1, null)).status).toBe(200);
    expect(await versions()).toEqual([4, 3, 1]);
    await save(id, 'И ещё раз');
    expect(await versions()).toEqual([5, 3]);
  });

  test('a hundred names are enough, and a name that is there can still be changed', async () => {
    const id = await saveNamed(namedVersionsMaximum - 1);
    expect((await rename(id, namedVersionsMaximum, 'Сотое')).status).toBe(200);
    await save(id, 'Сто первая');
    const last = namedVersionsMaximum + 1;
    expectError(await rename(id, last, 'Сто первое'), 422, 'version-names-full');
    expect((await list(id, 'limit=1'))[0]).toMatchObject({ version: last, name: null });
    expect((await rename(id, 7, 'Другое имя')).body.name).toBe('Другое имя');
    expect((await rename(id, 7, null)).status).toBe(200);
    expect((await rename(id, last, 'Сто первое')).status).toBe(200);
    const pages = [await list(id, 'limit=60'), await list(id, 'limit=60&cursor=42')];
    expect(pages.map((page) => [page[0]?.version, page.at(-1)?.version, page.length])).toEqual([
      [101, 42, 60],
      [41, 1, 41],
    ]);
  });

  test('a save that cannot name what it replaces changes nothing', async () => {
    const id = await saveNamed(namedVersionsMaximum);
    const answer = await server().send('PUT', `/api/StoryManagement/${id}`, {
      token: author.token,
      body: sampleForm({ title: 'Чужая', replacedVersionName: 'До замены' }),
    });
    expectError(answer, 422, 'version-names-full');
    const [newest] = await list(id, 'limit=1');
    expect(newest).toMatchObject({ version: namedVersionsMaximum + 1, name: null });
  });

  test('names given at once do not exceed the hundred', async () => {
    const id = await saveNamed(namedVersionsMaximum - 1);
    at(Date.now() + 10 * minute);
    await save(id, 'Ещё одна');
    const answers = await Promise.all([
      rename(id, namedVersionsMaximum, 'Сотая'),
      rename(id, namedVersionsMaximum + 1, 'Тоже сотая'),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  });

  test('a text that is taken away within a minute of saves stays for years', async () => {
    const texts = ['Погас фонарь, и стало темно.', 'Погас', 'Погас и снова загорелся маяк.'];
    const yearsAgo = startOfDay - 1000 * day;
    at(yearsAgo);
    const { id } = await saveNew(server().send, author.token);
    for (const [index, description] of texts.entries()) {
      at(yearsAgo + index * second);
      await server().send('PUT', `/api/StoryManagement/${id}`, {
        token: author.token,
        body: sampleForm({ title: 'Свет', description }),
      });
    }
    at(startOfDay);
    await save(id, 'Свет');
    const { body } = await server().send('GET', `/api/story/${id}/versions/2`, {
      token: author.token,
    });
    expect(body.document.description).toBe(texts[0]);
  });

  test('saves at once keep a version each for the state that came last', async () => {
    const { id } = await saveNew(server().send, author.token);
    const titles = Array.from({ length: 8 }, (_, index) => `Разом ${index}`);
    const answers = await Promise.all(titles.map((title) => save(id, title)));
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200));
    const { body: present } = await server().send('GET', `/api/story/${id}/data`, {
      token: author.token,
    });
    expect((await list(id))[0]).toMatchObject({ version: 9, title: present.title });
  });

  test('a large version comes back as it was, compressed on the way', async () => {
    const story = generateStory(2000);
    const { id } = await saveNew(server().send, author.token, toForm(story));
    const answer = await server().send('GET', `/api/story/${id}/versions/1`, {
      token: author.token,
    });
    expect(answer.body.document).toMatchObject(story);
    expect(answer.body.sizeBytes).toBeGreaterThan(1_000_000);
    expect(answer.headers['cache-control']).toBe('no-store');
    const compressed = await server().send('GET', `/api/story/${id}/versions/1`, {
      token: author.token,
      headers: { 'accept-encoding': 'br' },
    });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.bytes.length).toBeLessThan(answer.bytes.length / 4);
  });

  test('a day after a story was deleted nothing of its versions is left in the database', async () => {
    const { database } = server().services;
    const { id } = await saveNew(server().send, author.token);
    await rename(id, 1, 'Останется?');
    await server().send('DELETE', `/api/story/${id}`, { token: author.token });
    const { now } = server().services;
    await purgeStories({ ...server().services, now: () => now() + day });
    for (const table of ['story_versions', 'story_version_documents'] as const) {
      const left = await database
        .selectFrom(table)
        .select('version')
        .where('story_id', '=', id)
        .execute();
      expect(left).toEqual([]);
    }
  });
});
