import { storySorts, tagKey, wordsOf } from '@dreamfork/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { stemOf } from '../../src/db/story-search.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { commonTag, commonWord, seedStories } from '../support/seed-stories.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { openTestServer } from '../support/test-server.ts';

type Shown = { id: string; title: string; likeCount: number; tags: string[] };
type Query = Readonly<Record<string, string>>;

describeOnEngines('lists of stories', (engine) => {
  const { server, author } = openServerWithUsers(engine, { author: 'User' });
  const list = (query: Query, token?: string) =>
    server().send('GET', `/api/StoryManagement/public?${new URLSearchParams(query)}`, { token });
  const found = async (searchTerm: string, extra: Query = {}): Promise<string[]> => {
    const { body } = await list({ searchTerm, ...extra });
    return body.stories.map(({ title }: Shown) => title);
  };
  const publish = (title: string, form: object = {}) =>
    saveNew(server().send, author.token, { title, isPublic: true, ...form });

  test('words are found by how they begin, whatever their case, with е for ё and the other way', async () => {
    await publish('Ёлка и Ежевика', { description: 'Путешествие по лесу.', tags: ['Чудо-Лес'] });
    for (const term of [
      'ёлка',
      'ЕЛК',
      'ежЕв ЁЛ',
      'чудо',
      'путешествие лесу',
      // Other forms of the words.
      'путешествия леса ёлкой',
      'автор author елка',
    ]) {
      expect([term, await found(term)]).toEqual([term, ['Ёлка и Ежевика']]);
    }
    for (const term of ['лка', 'путешественник', 'елка сосна', 'е'.repeat(200)]) {
      expect([term, await found(term)]).toEqual([term, []]);
    }
  });

  test('nothing in a search is a command', async () => {
    await publish('100% обычная');
    const hostile = [
      "'; drop table stories; --",
      '" OR 1=1 --',
      'NEAR(а б)',
      'обычная AND NOT обычная',
      'words:обычная',
      '{words}: обычная',
      '^обычная',
      '%',
      '_',
      '\\',
      "')) union select password_hash from users --",
      '<script>alert(1)</script>',
      ':* & !',
      '𞤀𞤁 ｆｕｌｌ ①',
      '🙂',
    ];
    for (const searchTerm of hostile) {
      const answer = await list({ searchTerm });
      expect([searchTerm, answer.status]).toEqual([searchTerm, 200]);
      expect(answer.text).not.toContain('argon');
    }
    expect(await found('обычная')).toEqual(['100% обычная']);
    expect(await found('100%')).toEqual(['100% обычная']);
    expectError(await list({ searchTerm: 'а'.repeat(201) }), 400, 'request-invalid');
    expectError(await list({ sort: 'id; drop table stories' }), 400, 'request-invalid');
    expectError(await list({ page: '501' }), 400, 'request-invalid');
  });

  test('a story is found by what it says now, and by nobody once it is private or deleted', async () => {
    const { id } = await publish('Журавль улетел');
    const path = `/content/${id}`;
    const { token } = author;
    await server().send('PUT', path, { token, body: { title: 'Синица прилетела' } });
    expect(await found('журавль')).toEqual([]);
    expect(await found('синица')).toEqual(['Синица прилетела']);
    await server().send('POST', `${path}/publish`, { token, body: { publish: false } });
    expect(await found('синица')).toEqual([]);
    await server().send('POST', `${path}/publish`, { token, body: { publish: true } });
    expect(await found('синица')).toEqual(['Синица прилетела']);
    await server().send('DELETE', path, { token });
    expect(await found('синица')).toEqual([]);
    await server().send('POST', `/api/story/${id}/restore`, { token });
    expect(await found('синица')).toEqual(['Синица прилетела']);
  });

  test('a new name of an author is found, and the old one no longer', async () => {
    const { token } = await registerAccount(server().send, 'renamed');
    await saveNew(server().send, token, { title: 'Под новым именем', isPublic: true });
    const body = { username: 'renamed', displayName: 'Агафья Прялкина' };
    await server().send('PUT', '/api/users/profile', { token, body });
    await server().services.renames.wake();
    expect(await found('агафья')).toEqual(['Под новым именем']);
    expect(await found('renamed')).toEqual([]);
  });

  test('a cursor that somebody has changed is refused, sign by sign', async () => {
    for (const title of ['Первый курсор', 'Второй курсор', 'Третий курсор']) await publish(title);
    const query = { searchTerm: 'курсор', limit: '1' };
    const { nextCursor } = (await list(query)).body;
    for (let index = 0; index < nextCursor.length; index += 3) {
      const sign = nextCursor[index] === 'A' ? 'B' : 'A';
      const cursor = `${nextCursor.slice(0, index)}${sign}${nextCursor.slice(index + 1)}`;
      expectError(await list({ ...query, cursor }), 400, 'cursor-invalid');
    }
    for (const cursor of [
      '.',
      'e30.',
      `${nextCursor}.`,
      ` ${nextCursor}`,
      'null',
      'а'.repeat(2000),
    ]) {
      expectError(await list({ ...query, cursor }), 400, 'cursor-invalid');
    }
    const others: Query[] = [{ searchTerm: 'первый' }, { tag: 'море' }, { category: 'life' }];
    for (const other of others) {
      expectError(await list({ ...query, ...other, cursor: nextCursor }), 400, 'cursor-invalid');
    }
    const own = await server().send('GET', `/api/story?limit=1&cursor=${nextCursor}`, author);
    expectError(own, 400, 'cursor-invalid');
    const comments = `/api/story/${(await publish('Без слов')).id}/comments?cursor=${nextCursor}`;
    expectError(await server().send('GET', comments), 400, 'cursor-invalid');
  });

  test('a cursor goes on where it was, also when the story that it stood at is deleted', async () => {
    const stories = [];
    for (const title of ['Кит один', 'Кит два', 'Кит три']) stories.push(await publish(title));
    const query = { searchTerm: 'кит', sort: 'title', limit: '1' };
    const first = (await list(query)).body;
    const at = stories.find(({ id }) => id === first.stories[0].id);
    await server().send('DELETE', `/api/story/${at?.id}`, { token: author.token });
    const second = (await list({ ...query, cursor: first.nextCursor })).body;
    const third = (await list({ ...query, cursor: second.nextCursor })).body;
    const titles = [first, second, third].map(({ stories: shown }) => shown[0].title);
    expect(titles).toEqual(['Кит два', 'Кит один', 'Кит три']);
    expect(third.nextCursor).toBeNull();
    expect(first.total).toBe(3);
  });

  test('an own list is searched and ordered like the public one', async () => {
    const { token } = await registerAccount(server().send, 'collector');
    const save = (title: string, isPublic: boolean) =>
      saveNew(server().send, token, { title, isPublic, tags: ['полка'] });
    for (const [index, title] of ['Весна', 'Апрель', 'Май весенний'].entries()) {
      await save(title, index > 0);
    }
    const own = async (query: Query) => {
      const path = `/api/story?${new URLSearchParams(query)}`;
      return (await server().send('GET', path, { token })).body;
    };
    const titles = ({ stories }: { stories: Shown[] }) => stories.map(({ title }) => title);
    expect(titles(await own({ sort: 'title' }))).toEqual(['Апрель', 'Весна', 'Май весенний']);
    expect(titles(await own({ searchTerm: 'вес', sort: 'title' }))).toEqual([
      'Весна',
      'Май весенний',
    ]);
    const first = await own({ tag: '#Полка', sort: 'title', limit: '2' });
    const rest = await own({ tag: '#Полка', sort: 'title', limit: '2', cursor: first.nextCursor });
    expect([...titles(first), ...titles(rest)]).toEqual(['Апрель', 'Весна', 'Май весенний']);
    expect(first).toMatchObject({ total: 3, totalPages: 2, isTotalExact: true });
    const [one, two, none] = await Promise.all(
      ['1', '2', '9'].map((page) => own({ sort: 'title', page, pageSize: '2' })),
    );
    expect([one, two, none].map(titles)).toEqual([['Апрель', 'Весна'], ['Май весенний'], []]);
    expect(one).toMatchObject({ total: 3, totalPages: 2 });
  });
});

const column = {
  recent: 'created_at',
  popular: 'view_count',
  liked: 'like_count',
  title: 'title_key',
};

describeOnEngines('lists of many stories', (engine) => {
  // More than are looked through before an index is asked.
  const stories = 1300;
  const server = openTestServer(engine);
  beforeAll(() => seedStories(server().services, stories));

  const pagesOf = async (query: Query) => {
    const ids: string[] = [];
    const answers = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const whole = new URLSearchParams({ ...query, limit: '100', ...(cursor ? { cursor } : {}) });
      const { body } = await server().send('GET', `/content/search?${whole}`);
      ids.push(...body.items.map(({ id }: Shown) => id));
      answers.push(body);
      cursor = body.nextCursor;
    }
    return { ids, first: answers[0] };
  };

  /** What a list should hold, found out by looking at every story. */
  async function expected(query: Query): Promise<string[]> {
    const { database } = server().services;
    const sort = column[(query.sort ?? 'recent') as keyof typeof column];
    const rows = await database
      .selectFrom('story_listings')
      .innerJoin('stories', 'stories.id', 'story_listings.story_id')
      .innerJoin('users', 'users.id', 'stories.owner_id')
      .selectAll('story_listings')
      .select(['stories.title', 'stories.description', 'users.display_name'])
      .execute();
    const tags = await database.selectFrom('story_tags').selectAll().execute();
    const tagsOf = new Map<string, string[]>();
    for (const { story_id, tag_key } of tags) {
      tagsOf.set(story_id, [...(tagsOf.get(story_id) ?? []), tag_key]);
    }
    const searched = wordsOf(query.searchTerm ?? '');
    const direction = query.sort === 'title' ? 1 : -1;
    const value = (row: (typeof rows)[number]) => row[sort as keyof typeof row] as string | number;
    return rows
      .filter((row) => {
        const keys = tagsOf.get(row.story_id) ?? [];
        const words = wordsOf([row.title, row.description, row.display_name, ...keys].join(' '));
        return (
          searched.every((start) =>
            words.some((word) => word.startsWith(start) || stemOf(word) === stemOf(start)),
          ) &&
          (query.tag === undefined || keys.includes(tagKey(query.tag))) &&
          (query.category === undefined || row.category === query.category)
        );
      })
      .toSorted((one, other) => {
        if (value(one) !== value(other)) return value(one) < value(other) ? -direction : direction;
        return one.story_id < other.story_id ? -direction : direction;
      })
      .map(({ story_id }) => story_id);
  }

  const wishes: Query[] = [
    {},
    { category: 'detective' },
    { tag: commonTag },
    { searchTerm: commonWord },
    { searchTerm: 'и' },
    { searchTerm: `${commonWord} город` },
    { searchTerm: commonWord, tag: commonTag, category: 'horror' },
    { searchTerm: 'смотрител' },
    { searchTerm: 'смотрителями' },
  ];

  test.each(wishes)('hold each story once, in order: %o', async (wish) => {
    for (const sort of storySorts) {
      const { ids, first } = await pagesOf({ ...wish, sort });
      const all = await expected({ ...wish, sort });
      expect({ sort, ids }).toEqual({ sort, ids: all });
      const { total, isTotalExact } = first;
      const isTrue = isTotalExact ? total === all.length : total <= all.length;
      expect({ sort, total, isTotalExact, isTrue }).toMatchObject({ isTrue: true });
    }
  });

  test('numbered pages hold the same as pages by cursor', async () => {
    const query = { searchTerm: 'и', sort: 'popular' };
    const all = await expected(query);
    const path = `/content/search?${new URLSearchParams({ ...query, page: '3', pageSize: '50' })}`;
    const { body } = await server().send('GET', path);
    expect(body.items.map(({ id }: Shown) => id)).toEqual(all.slice(100, 150));
  });
});
