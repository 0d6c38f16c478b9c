import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { foundation } from './0001-foundation.ts';
import { versions } from './0002-versions.ts';
import { accounts } from './0003-accounts.ts';
import { stories } from './0004-stories.ts';
import { readingsAndRenames } from './0005-readings-and-renames.ts';
import { linksAndUnpublished } from './0006-links-and-unpublished.ts';
import { lostText } from './0007-lost-text.ts';
import { contentHashes } from './0008-content-hash.ts';
import { media } from './0009-media.ts';
import { coversAndAvatars } from './0010-covers-and-avatars.ts';
import { statistics } from './0011-statistics.ts';
import { auditLog } from './0012-audit-log.ts';

/** All migrations, in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-versions': versions,
  '0003-accounts': accounts,
  '0004-stories': stories,
  '0005-readings-and-renames': readingsAndRenames,
  '0006-links-and-unpublished': linksAndUnpublished,
  '0007-lost-text': lostText,
  '0008-content-hash': contentHashes,
  '0009-media': media,
  '0010-covers-and-avatars': coversAndAvatars,
  '0011-statistics': statistics,
  '0012-audit-log': auditLog,
};

/** Brings the database to the newest form. Several processes may do so at once; one of them works, the others wait. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
