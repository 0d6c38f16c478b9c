import { fixturePassword, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { describeOnBothEngines, type Place } from '../support/engines.ts';
import { makeMigratedPlace } from '../support/migrated-place.ts';
import { makeOldPlace, readSchema } from '../support/old-database.ts';
import { openAsIs } from '../support/stored-rows.ts';
import { startTestServer } from '../support/test-server.ts';

const migrateTwice = async (place: Place): Promise<void> => {
  for (const _time of [1, 2]) {
    const { close } = await openDatabase({ configuration: place, onLostConnection: () => {} });
    await close();
  }
};

async function readDatabase(place: Place) {
  const { database, close } = openAsIs(place);
  const names = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database);
  const schema = await readSchema(database);
  await close();
  return { schema, migrations: names.rows.map(({ name }) => name) };
}

const kept = [
  'users',
  'sessions',
  'link_tokens',
  'second_factors',
  'recovery_codes',
  'user_counts',
  'audit_log',
  'stories',
  'story_documents',
  'story_versions',
  'story_version_documents',
  'story_likes',
  'story_comments',
  'story_imports',
  'media_files',
  'story_media',
  'reports',
  'moderation_cases',
  'reading_states',
  'reading_events',
  'reading_days',
  'reading_segments',
] as const;

async function countOf(place: Place, table: string): Promise<number> {
  const { database, close } = openAsIs(place);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(database);
  await close();
  return rows[0]?.count ?? 0;
}

async function countRows(place: Place): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of kept) counts[table] = await countOf(place, table);
  return counts;
}

describeOnBothEngines('a database from before the baseline', (engine) => {
  test('gets the schema of a new one and keeps its rows', async () => {
    const [old, fresh] = [await makeOldPlace(engine), await makeMigratedPlace(engine)];
    try {
      const counted = await countRows(old);
      expect(Object.values(counted)).not.toContain(0);
      await migrateTwice(old);
      expect(await countRows(old)).toEqual(counted);
      expect(await countOf(old, 'story_files')).toBe(counted.story_media);
      const { schema, migrations } = await readDatabase(old);
      const expected = await readDatabase(fresh);
      expect(schema.length).toBeGreaterThan(100);
      expect(schema).toEqual(expected.schema);
      expect(migrations).toEqual(expected.migrations);
    } finally {
      await old.remove();
      await fresh.remove();
    }
  });

  test('serves its users and readers', async () => {
    const place = await makeOldPlace(engine);
    const { send, stop } = await startTestServer(engine, {}, place);
    try {
      const credentials = { email: 'anna@dreamfork.test', password: fixturePassword };
      const { token } = (await send('POST', '/auth/login', { body: credentials })).body;
      const { id, version } = lighthouseStory;
      const own = await send('GET', `/api/story/${id}/versions/${version}`, { token });
      expect(own.body.document).toEqual(lighthouseStory.document);
      const found = await send('GET', '/content/search?searchTerm=маяками');
      expect(found.body.items).toContainEqual(expect.objectContaining({ id }));
    } finally {
      await stop();
    }
  });

  test('is refused with a sentence where it is older still, and stays as it was', async () => {
    const place = await makeOldPlace(engine);
    try {
      const { database, close } = openAsIs(place);
      await sql`delete from kysely_migration where name = '0028-comment-letters'`.execute(database);
      await close();
      const before = await readDatabase(place);
      await expect(migrateTwice(place)).rejects.toThrow('Start the version of commit 55b618c2');
      expect(await readDatabase(place)).toEqual(before);
    } finally {
      await place.remove();
    }
  });
});
