import { expect, test, vi } from 'vitest';
import { createServices } from '../../src/services/create-services.ts';
import { noteRename, renameBatch } from '../../src/services/stories/author-renames.ts';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { startProcess } from '../support/server-process.ts';
import { openTestServer, testConfiguration } from '../support/test-server.ts';

const storyCount = 25;

describeOnBothEngines('stories of a renamed author', (engine) => {
  const server = openTestServer(engine);

  /** An author of many stories whose new name is saved, and listed nowhere yet. */
  async function renamedAuthor(name: string, newName: string): Promise<void> {
    const { send, services } = server();
    const { token, id } = await registerAccount(send, name);
    for (let index = 0; index < storyCount; index += 1) {
      await saveNew(send, token, { title: `${name} ${index}`, isPublic: true });
    }
    await services.database.transaction().execute(async (transaction) => {
      await setUser(transaction, id, { display_name: newName });
      await noteRename(transaction, id);
    });
  }
  const foundBy = async (searchTerm: string): Promise<number> =>
    (await server().send('GET', `/content/search?${new URLSearchParams({ searchTerm })}`)).body
      .total;
  const waiting = async () =>
    (await server().services.database.selectFrom('author_renames').selectAll().execute()).length;

  test('the answer does not wait for them', async () => {
    const { send, services } = server();
    const { token } = await registerAccount(send, 'swift');
    await saveNew(send, token, { isPublic: true });
    const wake = vi.spyOn(services.renames, 'wake').mockResolvedValue();
    const body = { username: 'swift', displayName: 'Скороход' };
    await send('PUT', '/api/users/profile', { token, body });
    await send('PUT', '/api/users/profile', { token, body });
    expect(wake).toHaveBeenCalledTimes(1);
    wake.mockRestore();
    expect(await foundBy('скороход')).toBe(0);
    while (await renameBatch(services));
    expect(await foundBy('скороход')).toBe(1);
  });

  test('are all found after a crash in between, and after a second rename in between', async () => {
    const { services } = server();
    await renamedAuthor('earlier', 'Прохор');
    expect(await renameBatch(services)).toBe(true);
    const found = await foundBy('прохор');
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(storyCount);
    const { author_id: authorId } = await services.database
      .selectFrom('author_renames')
      .select('author_id')
      .executeTakeFirstOrThrow();
    await services.database.transaction().execute(async (transaction) => {
      await setUser(transaction, authorId, { display_name: 'Лукерья' });
      await noteRename(transaction, authorId);
    });
    // A process that starts takes up what another has left.
    const restarted = await createServices({ configuration: testConfiguration(server().place) });
    await restarted.renames.wake();
    await restarted.close();
    expect(await foundBy('лукерья')).toBe(storyCount);
    expect(await foundBy('прохор')).toBe(0);
    expect(await waiting()).toBe(0);
  });

  test('are found once two processes have shared the work', async () => {
    const { services, place } = server();
    await renamedAuthor('shared', 'Евстигней');
    const work = async () => {
      while (await renameBatch(services));
    };
    const [other] = await Promise.all([
      startProcess({
        DATA_DIR: place.dataDirectory,
        JWT_SECRET: 'a secret of both processes, long enough',
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      }),
      work(),
    ]);
    await other.end('SIGTERM');
    await work();
    expect(await foundBy('евстигней')).toBe(storyCount);
    expect(await waiting()).toBe(0);
  });
});
