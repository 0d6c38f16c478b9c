import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrations/index.ts';
import { usernameKey } from '../../src/services/users/user-keys.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { insertAuthor, insertStory, openFoundation } from '../support/foundation.ts';

/** A file as it was stored before 0014. */
const oldFile = (id: string) =>
  ({
    id,
    owner_id: 'author',
    sha256: 'ab'.repeat(32),
    status: 0,
    original_name: 'а.png',
    file_name: 'а.png',
    mime_type: 'image/png',
    size_bytes: 1,
    type: 0,
    description: '',
    tags: '',
    search_text: '',
    created_at: 1000,
    updated_at: 1000,
  }) as never;

describeOnBothEngines('migrations of accounts', (engine) => {
  test('0003 compares the names of users by their looks, and lets nobody lose an account', async () => {
    const { database, remove } = await openFoundation(engine);
    try {
      const names = { one: 'cop', two: 'сор', three: 'Анна' };
      for (const [id, username] of Object.entries(names)) {
        await insertAuthor(database, { id, username, email: `${id}@example.org` });
      }
      await database
        .insertInto('sessions')
        .values({ id: 'session', user_id: 'one', created_at: 1000, expires_at: 2000 } as never)
        .execute();
      await migrate(database);
      const keys = await database.selectFrom('users').select(['id', 'username_key']).execute();
      expect(Object.fromEntries(keys.map(({ id, username_key }) => [id, username_key]))).toEqual({
        one: 'cop',
        two: 'cop#two',
        three: usernameKey('Анна'),
      });
      expect(await database.selectFrom('sessions').selectAll().execute()).toMatchObject([
        { id: 'session', browser: null, is_mobile: 0, last_seen_at: null },
      ]);
    } finally {
      await remove();
    }
  });

  test('0014 lets the time of files that nothing uses begin with it', async () => {
    const { database, remove } = await openFoundation(engine, '0012-audit-log');
    try {
      await insertAuthor(database);
      await insertStory(database, 'story', 1);
      for (const id of ['shown', 'avatar', 'unused']) {
        await database.insertInto('media_files').values(oldFile(id)).execute();
      }
      const use = { story_id: 'story', file_id: 'shown', nodes: '[]' };
      await database.insertInto('story_media').values(use).execute();
      await database.updateTable('users').set({ avatar_file_id: 'avatar' }).execute();
      await migrate(database);
      const unused = await database
        .selectFrom('media_files')
        .select(['id', 'unused_since'])
        .where('unused_since', 'is not', null)
        .execute();
      expect(unused).toEqual([{ id: 'unused', unused_since: expect.any(Number) }]);
    } finally {
      await remove();
    }
  });
});
