import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { makeMigratedPlace } from '../support/migrated-place.ts';

describeOnBothEngines('a database of a newer version', (engine) => {
  test('is refused with a sentence', async () => {
    const place = await makeMigratedPlace(engine);
    const options = { configuration: place, onLostConnection: () => {} };
    const { database, close } = await openDatabase(options);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      database,
    );
    await close();
    await expect(openDatabase(options)).rejects.toThrow('by a newer version of Dreamfork');
    await place.remove();
  });
});
