import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import { baseline } from './0028-baseline/baseline.ts';
import { readingCounts } from './0029-reading-counts.ts';
import { caseEvidence } from './0030-case-evidence.ts';
import { wordForms } from './0031-word-forms.ts';
import { caseMedia } from './0032-case-media.ts';
import { resetCodes } from './0033-reset-codes.ts';

/** All migrations, in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0028-baseline': baseline,
  '0029-reading-counts': readingCounts,
  '0030-case-evidence': caseEvidence,
  '0031-word-forms': wordForms,
  '0032-case-media': caseMedia,
  '0033-reset-codes': resetCodes,
};

const isReplaced = (name: string): boolean => name < '0028-baseline';
const lastReplaced = '0028-comment-letters';

async function readApplied(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return applied.rows.map(({ name }) => name);
}

/** Notes the baseline instead of the migrations that it replaced, in a database that has been through all of them. */
async function adoptBaseline(database: Database, applied: readonly string[]): Promise<void> {
  if (!applied.includes(lastReplaced)) {
    throw new Error(
      'The database was made by an early version of Dreamfork and cannot be upgraded in one step; nothing was changed now. Start the version of commit 55b618c2 on it once, then this one.',
    );
  }
  await database.transaction().execute(async (transaction) => {
    await sql`delete from kysely_migration where name < '0028'`.execute(transaction);
    await sql`
      update kysely_migration set name = '0028-baseline' where name = ${lastReplaced}`.execute(
      transaction,
    );
  });
}

const rethrow = (cause: unknown): never => {
  throw new Error('The database could not be brought up to date.', { cause });
};

/** Brings the database to the newest form. Several processes may do so at once; one of them works, the others wait. */
export async function migrate(database: Database): Promise<void> {
  const applied = await readApplied(database).catch(rethrow);
  if (applied.some(isReplaced)) await adoptBaseline(database, applied);
  else if (applied.some((name) => !(name in migrations))) {
    throw new Error(
      'The database was brought up to date by a newer version of Dreamfork, and nothing was changed now. Start that version or a later one, or go back to a backup that was made before the upgrade.',
    );
  }
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) rethrow(error);
}
