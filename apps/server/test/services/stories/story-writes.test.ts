import { type KyselyPlugin, TableNode } from 'kysely';
import { expect, test } from 'vitest';
import { registerAccount, saveNew } from '../../support/accounts.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import { sampleForm } from '../../support/forms.ts';
import { openTestServer } from '../../support/test-server.ts';

/** Counts the statements that write the `stories` table. */
function countStoryWrites(): { plugin: KyselyPlugin; read: () => number } {
  let count = 0;
  return {
    plugin: {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode' || node.kind === 'InsertQueryNode') {
          const table = node.kind === 'UpdateQueryNode' ? node.table : node.into;
          if (table && TableNode.is(table) && table.table.identifier.name === 'stories') count += 1;
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    read: () => count,
  };
}

describeOnBothEngines('the row of a story', (engine) => {
  const server = openTestServer(engine);

  async function writesOf(change: () => Promise<{ status: number }>): Promise<number> {
    const { services } = server();
    const { database } = services;
    const writes = countStoryWrites();
    services.database = database.withPlugin(writes.plugin);
    const { status } = await change().finally(() => {
      services.database = database;
    });
    expect(status).toBeLessThan(300);
    return writes.read();
  }

  const found = async (searchTerm: string): Promise<number> =>
    (await server().send('GET', `/content/search?${new URLSearchParams({ searchTerm })}`)).body
      .total;

  test.each([true, false])('is written once by a save (public: %s)', async (isPublic) => {
    const { send } = server();
    const { token } = await registerAccount(send, `writer-${isPublic}`);
    const tags = ['маяк'];
    const { id } = await saveNew(send, token, { isPublic, tags });
    const body = sampleForm({ isPublic, tags });
    const writes = await writesOf(async () => {
      const saved = await send('PUT', `/api/StoryManagement/${id}`, { token, body });
      expect(saved.body.story.version).toBe(2);
      return saved;
    });
    expect(writes).toBe(1);
  });

  test('is written once by a save of another title and other tags, and is found by them', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'changer');
    const { id } = await saveNew(send, token, { title: 'Ветряк', isPublic: true, tags: ['штиль'] });
    const body = sampleForm({ title: 'Мельница', isPublic: true, tags: ['шторм'] });
    expect(await writesOf(() => send('PUT', `/api/StoryManagement/${id}`, { token, body }))).toBe(
      1,
    );
    expect(await found('ветряк')).toBe(0);
    expect(await found('штиль')).toBe(0);
    expect(await found('мельница')).toBe(1);
    expect(await found('шторм')).toBe(1);
    expect(await found('changer мельница')).toBe(1);
  });

  test('is written once by a save that names the version that it replaces', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'namer');
    const { id } = await saveNew(send, token);
    const body = { ...sampleForm(), replacedVersionName: 'Черновик' };
    expect(await writesOf(() => send('PUT', `/api/StoryManagement/${id}`, { token, body }))).toBe(
      1,
    );
  });

  test('is written once when a story is created', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'beginner');
    const body = { title: 'Причал', tags: ['лодка'], category: 'fantasy' };
    expect(await writesOf(() => send('POST', '/content', { token, body }))).toBe(1);
    const form = sampleForm({ title: 'Пристань', isPublic: true, tags: ['баркас'] });
    expect(
      await writesOf(() => send('POST', '/api/StoryManagement/create', { token, body: form })),
    ).toBe(1);
    expect(await found('пристань баркас beginner')).toBe(1);
  });

  test('is written once when title, tags and category change, and when only tags do', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'describer');
    const { id } = await saveNew(send, token, { title: 'Компас', isPublic: true, tags: ['север'] });
    const describe = (body: object) => () => send('PUT', `/content/${id}`, { token, body });
    expect(
      await writesOf(describe({ title: 'Секстант', tags: ['звёзды'], category: 'fantasy' })),
    ).toBe(1);
    expect(await found('компас')).toBe(0);
    expect(await found('север')).toBe(0);
    expect(await found('секстант звезды describer')).toBe(1);
    expect(await writesOf(describe({ tags: ['юг'] }))).toBe(1);
    expect(await found('звёзды')).toBe(0);
    expect(await found('секстант юг')).toBe(1);
  });

  test('is written once when a story is made private or public', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'publisher');
    const { id } = await saveNew(send, token, { title: 'Бакен', isPublic: true });
    const publish = (publish: boolean) => () =>
      send('POST', `/content/${id}/publish`, { token, body: { publish } });
    expect(await writesOf(publish(false))).toBe(1);
    expect(await found('бакен')).toBe(0);
    expect(await writesOf(publish(true))).toBe(1);
    expect(await found('бакен')).toBe(1);
  });
});
