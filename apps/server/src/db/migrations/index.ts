import { sql } from 'kysely';
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
import { twoFactor } from './0013-two-factor.ts';
import { mediaUse } from './0014-media-use.ts';
import { readingDays } from './0015-reading-days.ts';
import { administration } from './0016-administration.ts';
import { adminIndexes } from './0017-admin-indexes.ts';
import { cases } from './0018-cases.ts';
import { sanctions } from './0019-sanctions.ts';
import { readingSegments } from './0020-reading-segments.ts';
import { adminAtScale } from './0021-admin-at-scale.ts';
import { assistant } from './0022-assistant.ts';
import { storyFiles } from './0023-story-files.ts';
import { signIns } from './0024-sign-ins.ts';
import { activityDays } from './0025-activity-days.ts';
import { modelText } from './0026-model-text.ts';
import { drawnCovers } from './0027-drawn-covers.ts';
import { commentLetters } from './0028-comment-letters.ts';
import { readingCounts } from './0029-reading-counts.ts';
import { caseEvidence } from './0030-case-evidence.ts';
import { wordForms } from './0031-word-forms.ts';
import { caseMedia } from './0032-case-media.ts';
import { resetCodes } from './0033-reset-codes.ts';

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
  '0013-two-factor': twoFactor,
  '0014-media-use': mediaUse,
  '0015-reading-days': readingDays,
  '0016-administration': administration,
  '0017-admin-indexes': adminIndexes,
  '0018-cases': cases,
  '0019-sanctions': sanctions,
  '0020-reading-segments': readingSegments,
  '0021-admin-at-scale': adminAtScale,
  '0022-assistant': assistant,
  '0023-story-files': storyFiles,
  '0024-sign-ins': signIns,
  '0025-activity-days': activityDays,
  '0026-model-text': modelText,
  '0027-drawn-covers': drawnCovers,
  '0028-comment-letters': commentLetters,
  '0029-reading-counts': readingCounts,
  '0030-case-evidence': caseEvidence,
  '0031-word-forms': wordForms,
  '0032-case-media': caseMedia,
  '0033-reset-codes': resetCodes,
};

/** Whether a migration failed because the database has been through some that this version does not know. */
async function isNewer(database: Database, error: unknown): Promise<boolean> {
  if (!(error instanceof Error && error.message.startsWith('corrupted migrations'))) return false;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return applied.rows.some(({ name }) => !(name in migrations));
}

/** Brings the database to the newest form. Several processes may do so at once; one of them works, the others wait. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error && (await isNewer(database, error))) {
    throw new Error(
      'The database was brought up to date by a newer version of Dreamfork, and nothing was changed now. Start that version or a later one, or go back to a backup that was made before the upgrade.',
    );
  }
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
