import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAudit } from '../../src/services/audit/list-audit.ts';
import { recordAct } from '../../src/services/audit/record-act.ts';
import { pseudonymOf } from '../../src/services/users/user-keys.ts';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { goodPassword } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnBothEngines('an account that is erased', (engine) => {
  const server = openTestServer(engine);
  const post = (path: string, token: string, body: object) =>
    server().send('POST', path, { token, body });
  const erase = (token: string) =>
    server().send('DELETE', '/api/users/profile', {
      token,
      body: { currentPassword: goodPassword },
    });

  async function readAll(): Promise<string> {
    const { database } = server().services;
    const tables = await database.introspection.getTables();
    const contents = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database)),
    );
    return JSON.stringify(contents.map(({ rows }) => rows));
  }

  test('leaves its names in no table, and its acts under a pseudonym', async () => {
    const { send, services } = server();
    const { id, token } = await registerAccount(send, 'vesna-earlier');
    await setUser(services.database, id, { role: 'Moderator' });
    const reader = await registerAccount(send, 'reader');
    const story = await saveNew(send, reader.token, { isPublic: true });
    await saveNew(send, token, { isPublic: true });
    const said = await post(`/api/story/${story.id}/comments`, token, { text: 'Хорошо.' });
    await post(`/api/story/${story.id}/comments/${said.body.id}/report`, reader.token, {
      reason: 'insult',
    });
    await post(`/api/story/${story.id}/report`, token, { reason: 'spam' });
    const actor = { id: 'admin', name: 'admin', address: '203.0.113.7' };
    const target = { kind: 'user', id, name: 'vesna-earlier' } as const;
    await recordAct(services.database, services, { action: 'sessions-end', actor, target });
    const comment = { kind: 'comment', id: said.body.id, name: 'vesna-earlier' } as const;
    const about = { action: 'reports-dismiss', actor, target: comment } as const;
    await recordAct(services.database, services, about);
    const renamed = await send('PUT', '/api/users/profile', {
      token,
      body: { username: 'vesna-now', displayName: 'Vesna' },
    });
    expect(renamed.status).toBe(200);
    const self = { id, name: 'vesna-now', address: '203.0.113.8' };
    await recordAct(services.database, services, { action: 'users-export', actor: self });
    await services.database
      .insertInto('case_notes')
      .values({ id: 'n', target_id: story.id, author_name: 'vesna-now', text: '', created_at: 1 })
      .execute();
    expect(await readAll()).toMatch(/vesna-earlier.*vesna-now|vesna-now.*vesna-earlier/);

    expect((await erase(token)).status).toBe(200);
    expect(await readAll()).not.toMatch(/vesna-earlier.*vesna-now|vesna-now.*vesna-earlier/);
    const found = await listAudit(services, { searchTerm: pseudonymOf(id), limit: 10 });
    expect(found.items.map(({ action }) => action)).toEqual([
      'users-export',
      'reports-dismiss',
      'sessions-end',
    ]);
    expect((await listAudit(services, { searchTerm: 'admin', limit: 10 })).items).toHaveLength(2);
  });

  test('lets others use the database while its stories go', async () => {
    const { send, services } = server();
    const { database } = services;
    const { token } = await registerAccount(send, 'prolific');
    const story = await saveNew(send, token);
    const version = { title: '', node_count: 1, connection_count: 1, word_count: 1, size_bytes: 1 };
    const versions = Array.from({ length: 100 }, (_, index) => ({
      ...version,
      story_id: story.id,
      version: 1000 + index,
      name: null,
      saved_at: 1,
    }));
    await database.insertInto('story_versions').values(versions).execute();
    const left = async () => {
      const { count } = await database
        .selectFrom('story_versions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('story_id', '=', story.id)
        .executeTakeFirstOrThrow();
      return count;
    };
    const seen = new Set<number>();
    let isOver = false;
    const erased = erase(token).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      seen.add(await left());
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await erased).status).toBe(200);
    expect(await left()).toBe(0);
    // PostgreSQL works beside this process, so few states may be seen of it.
    expect(seen.size).toBeGreaterThan(engine === 'sqlite' ? 10 : 0);
  });
});
