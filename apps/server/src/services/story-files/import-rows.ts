import { type ErrorCode, type ImportJob, maxStoryImports } from '@dreamfork/api-client/contract';
import { requestContext } from '@fastify/request-context';
import { ApiError } from '../../api-error.ts';
import type { Database, StoryImportRow } from '../../db/schema.ts';
import { openImportStates } from '../../db/tables/service.ts';
import type { Services } from '../services.ts';
import { holdUser } from '../stories/story-quota.ts';

/** How long a process keeps an import without renewing it, in milliseconds. */
export const leaseLength = 15_000;

/** Imports under way on the whole server: each may hold two gigabytes on the disk. */
const importsOfAll = 16;

/** How often an import is begun again after its process ended. */
export const attemptsMaximum = 3;

/** An import, and the process that is at it. */
export type HeldImport = { id: string; runner: string };

const openImports = (database: Database) =>
  database.selectFrom('story_imports').where('status', 'in', openImportStates);

const countOpen = async (database: Database, ownerId?: string): Promise<number> => {
  const { count } = await openImports(database)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Records an import whose file is about to arrive.
 * @throws ApiError `imports-full` where the user has two already, or `server-busy`.
 */
export const beginImport = (
  { database, now }: Services,
  { id, runner, ownerId }: HeldImport & { ownerId: string },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await holdUser(transaction, ownerId);
    if ((await countOpen(transaction, ownerId)) >= maxStoryImports) {
      throw new ApiError('imports-full');
    }
    if ((await countOpen(transaction)) >= importsOfAll) throw new ApiError('server-busy');
    const time = now();
    await transaction
      .insertInto('story_imports')
      .values({
        id,
        owner_id: ownerId,
        status: 'receiving',
        runner,
        lease_ends_at: time + leaseLength,
        created_at: time,
        request_id: requestContext.get('requestId') ?? null,
      })
      .execute();
  });

/** Changes an import that a process holds; returns whether it still does. */
export async function changeImport(
  database: Database,
  { id, runner }: HeldImport,
  change: Partial<Omit<StoryImportRow, 'id' | 'owner_id' | 'runner'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('story_imports')
    .set(change)
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('status', 'in', openImportStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets an import whose file has not arrived. */
export const forgetImport = (database: Database, { id, runner }: HeldImport) =>
  database
    .deleteFrom('story_imports')
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('status', '=', 'receiving')
    .execute();

/** Keeps the imports of a process; returns those that it still holds. */
export const renewLeases = (
  { database, now }: Services,
  runner: string,
): Promise<StoryImportRow[]> =>
  database
    .updateTable('story_imports')
    .set({ lease_ends_at: now() + leaseLength })
    .where('runner', '=', runner)
    .where('status', 'in', openImportStates)
    .returningAll()
    .execute();

/** Leaves the imports of a process that ends to the next one. */
export const releaseLeases = (database: Database, runner: string) =>
  database
    .updateTable('story_imports')
    .set({ lease_ends_at: 0 })
    .where('runner', '=', runner)
    .where('status', 'in', openImportStates)
    .execute();

/** Whether an import goes on or has its outcome; `unknown` where nothing is recorded of it. */
export async function importPhase(
  database: Database,
  id: string,
): Promise<'open' | 'over' | 'unknown'> {
  const row = await database
    .selectFrom('story_imports')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return openImportStates.some((status) => status === row.status) ? 'open' : 'over';
}

/**
 * Takes over what processes have left that ended: of several processes one gets each import. Where another process
 * cannot be, as with SQLite, nothing is waited for.
 */
export async function takeOverImports(
  { database, now }: Services,
  { runner, isAlone }: { runner: string; isAlone: boolean },
): Promise<StoryImportRow[]> {
  const time = now();
  return database
    .updateTable('story_imports')
    .set({ runner, lease_ends_at: time + leaseLength })
    .where('runner', '!=', runner)
    .where('status', 'in', openImportStates)
    .$if(!isAlone, (query) =>
      query.where((lease) =>
        lease.or([
          lease('lease_ends_at', '<', time),
          // Renewed while the clock was ahead.
          lease('lease_ends_at', '>', time + 2 * leaseLength),
        ]),
      ),
    )
    .returningAll()
    .execute();
}

/** The import that a process shall begin next: the one that has waited longest. */
export async function nextImport(
  { database, now }: Services,
  runner: string,
): Promise<StoryImportRow | undefined> {
  const next = await database
    .selectFrom('story_imports')
    .select('id')
    .where('runner', '=', runner)
    .where('status', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  return database
    .updateTable('story_imports')
    .set((expression) => ({
      status: 'running',
      attempts: expression('attempts', '+', 1),
      lease_ends_at: now() + leaseLength,
    }))
    .where('id', '=', next.id)
    .where('runner', '=', runner)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

export type ImportFailure = { code: ErrorCode; place: string | null };

export const failImport = (
  { database, now }: Services,
  held: HeldImport,
  { code, place }: ImportFailure,
): Promise<boolean> =>
  changeImport(database, held, {
    status: 'failed',
    error: code,
    error_place: place,
    finished_at: now(),
  });

/** The import of a user; undefined where they have no such. */
export const findImport = (
  { database }: Services,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<StoryImportRow | undefined> =>
  database
    .selectFrom('story_imports')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Cancels the import of a user, unless it is over. */
export const cancelImport = (
  { database, now }: Services,
  { id, ownerId }: { id: string; ownerId: string },
) =>
  database
    .updateTable('story_imports')
    .set({ status: 'cancelled', finished_at: now() })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', openImportStates)
    .execute();

/** Forgets imports that have been over for long. */
export const purgeImports = (database: Database, before: number) =>
  database.deleteFrom('story_imports').where('finished_at', '<', before).execute();

type Sentence = (failure: ImportFailure) => string;

export function toImportJob(row: StoryImportRow, sentence: Sentence): ImportJob {
  const { status, progress, story_id: storyId, error } = row;
  const state = { status, progress: Math.min(1, Math.max(0, progress)) };
  if (error !== null) {
    return { ...state, errorMessage: sentence({ code: error, place: row.error_place }) };
  }
  if (storyId === null) return state;
  return {
    ...state,
    storyId,
    data: {
      storyId,
      title: row.title ?? '',
      nodes: row.node_count ?? 0,
      media: row.media_count ?? 0,
    },
  };
}
