import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isPostgres, migrationLimits, upgradeLock } from '../engine.ts';
import type { Database } from '../schema.ts';
import { baseline } from './0028-baseline/baseline.ts';
import { readingCounts } from './0029-reading-counts.ts';
import { caseEvidence } from './0030-case-evidence.ts';
import { wordForms } from './0031-word-forms.ts';
import { caseMedia } from './0032-case-media.ts';
import { resetCodes } from './0033-reset-codes.ts';
import { outgoingEmails } from './0034-outgoing-emails.ts';
import { erasedNames } from './0036-erased-names.ts';
import { severalProcesses } from './0037-several-processes.ts';
import { importRequests } from './0038-import-requests.ts';
import { publishedVersions } from './0039-published-versions.ts';
import { reviews } from './0040-reviews.ts';
import { members } from './0041-members.ts';
import { versionAuthors } from './0042-version-authors.ts';

/** All migrations, in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0028-baseline': baseline,
  '0029-reading-counts': readingCounts,
  '0030-case-evidence': caseEvidence,
  '0031-word-forms': wordForms,
  '0032-case-media': caseMedia,
  '0033-reset-codes': resetCodes,
  '0034-outgoing-emails': outgoingEmails,
  '0036-erased-names': erasedNames,
  '0037-several-processes': severalProcesses,
  '0038-import-requests': importRequests,
  '0039-published-versions': publishedVersions,
  '0040-reviews': reviews,
  '0041-members': members,
  '0042-version-authors': versionAuthors,
};

const isReplaced = (name: string): boolean => name < '0028-baseline';
const lastReplaced = '0028-comment-letters';

/** In the place of a migration while a copy into the database has not ended; the id of the copy follows. */
const unfinishedCopy = '~unfinished copy ';

const markOf = (copyId: string): string => `${unfinishedCopy}${copyId}`;

/** The migrations that a database has been through, in the order of their names. */
async function readApplied(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database);
  return applied.rows.map(({ name }) => name);
}

/** Notes the baseline instead of the migrations that it replaced, in a database that has been through all of them. */
async function adoptBaseline(database: Database): Promise<void> {
  await sql`delete from kysely_migration where name < '0028'`.execute(database);
  await sql`
    update kysely_migration set name = '0028-baseline' where name = ${lastReplaced}`.execute(
    database,
  );
}

const rethrow = (cause: unknown): never => {
  throw new Error('The database could not be brought up to date.', { cause });
};

/** @throws Error for a database that this version cannot serve. */
export function requireKnown(applied: readonly string[]): void {
  if (applied.some((name) => name.startsWith(unfinishedCopy))) {
    throw new Error(
      'A restore into this database, or a move to it, has not ended, so parts are missing. Run the same command again, or empty the database.',
    );
  }
  if (applied.some(isReplaced)) {
    if (applied.includes(lastReplaced)) return;
    throw new Error(
      'The database was made by an early version of Dreamfork and cannot be upgraded in one step; nothing was changed now. Start the version of commit 55b618c2 on it once, then this one.',
    );
  }
  if (applied.some((name) => !(name in migrations))) {
    throw new Error(
      'The database was brought up to date by a newer version of Dreamfork, and nothing was changed now. Start that version or a later one, or go back to a backup that was made before the upgrade.',
    );
  }
}

/** The migration that a database with tables is at. */
export async function readMigration(database: Database): Promise<string> {
  const applied = await readApplied(database);
  requireKnown(applied);
  const last = applied.at(-1);
  if (last === undefined)
    throw new Error('The database has no tables: start the server on it first.');
  // The baseline makes the same tables.
  return last === lastReplaced ? '0028-baseline' : last;
}

/** Whether a database is one of an earlier version. Throws for one of a newer version. */
export async function needsUpgrade(database: Database): Promise<boolean> {
  const applied = await readApplied(database).catch(rethrow);
  requireKnown(applied);
  return applied.length > 0 && Object.keys(migrations).some((name) => !applied.includes(name));
}

const provider = { getMigrations: async () => migrations };

/**
 * Works in one transaction, which other processes wait for, however long it takes. Its end releases the lock: a
 * session of its own, which could hold one, is not to be had behind a pooler of transactions.
 */
export const alone = <Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> =>
  database.transaction().execute(async (transaction: Database) => {
    // In SQLite a write transaction excludes all others.
    if (isPostgres(transaction)) {
      await sql`set local lock_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${upgradeLock})`.execute(transaction);
      await sql`set local lock_timeout = ${sql.lit(migrationLimits.lock)}`.execute(transaction);
    }
    return work(transaction);
  });

/** Brings the database to the newest form, in a transaction that works alone. */
export async function migrate(transaction: Database): Promise<void> {
  const applied = await readApplied(transaction).catch(rethrow);
  requireKnown(applied);
  try {
    if (applied.some(isReplaced)) await adoptBaseline(transaction);
    const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
    if (error) throw error;
  } catch (error) {
    rethrow(error);
  }
}

/** @throws Error for a migration of a newer version. */
export function requireKnownMigration(name: string): void {
  if (name in migrations) return;
  throw new Error(
    'The rows come from a newer version of Dreamfork, and nothing was changed. Use that version or a later one.',
  );
}

/** Makes the tables of a copy as they are after one migration; until `endCopy` no server starts on them. */
export const beginCopy = (
  database: Database,
  { id, migration }: { id: string; migration: string },
): Promise<void> =>
  alone(database, async (transaction) => {
    const { error } = await new Migrator({ db: transaction, provider }).migrateTo(migration);
    if (error) throw error;
    await sql`
      insert into kysely_migration (name, timestamp)
      values (${markOf(id)}, ${new Date().toISOString()})`.execute(transaction);
  });

/** Whether a copy with this id has begun in the database and not ended. */
export const isCopying = async (database: Database, id: string): Promise<boolean> =>
  (await readApplied(database)).includes(markOf(id));

/** In the transaction, working alone, that brings a whole copy to the newest form. */
export async function endCopy(transaction: Database, id: string): Promise<void> {
  await sql`delete from kysely_migration where name = ${markOf(id)}`.execute(transaction);
  await migrate(transaction);
}
