import type { OpenDatabase } from '../../db/engine.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';
import { repeat } from '../../document/repeat.ts';
import type { AuthorRenames, Jobs, Services } from '../services.ts';
import { changeIndexed, searchColumns } from './public-index.ts';
import { tagsOf } from './tags.ts';

type Indexing = OpenDatabase & Pick<Services, 'cdn'>;

const batchSize = 10;
const lookEvery = 60_000;

/** Records, in the transaction that renames an author, that their stories have to be indexed again. */
export async function noteRename(transaction: Database, authorId: string): Promise<void> {
  await transaction
    .insertInto('author_renames')
    .values({ author_id: authorId, done_up_to: '' })
    .onConflict((conflict) => conflict.column('author_id').doUpdateSet({ done_up_to: '' }))
    .execute();
}

/** Locks the next author whom no other process handles. */
const takeRename = (transaction: Database) =>
  transaction
    .selectFrom('author_renames')
    .select(['author_id', 'done_up_to'])
    .limit(1)
    .$if(isPostgres(transaction), (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();

const hasRename = async ({ database }: OpenDatabase): Promise<boolean> =>
  (await database.selectFrom('author_renames').select('author_id').limit(1).executeTakeFirst()) !==
  undefined;

async function advance(
  transaction: Database,
  authorId: string,
  last: string | undefined,
): Promise<void> {
  await (last === undefined
    ? transaction.deleteFrom('author_renames').where('author_id', '=', authorId).execute()
    : transaction
        .updateTable('author_renames')
        .set({ done_up_to: last })
        .where('author_id', '=', authorId)
        .execute());
}

async function writeSearchColumns(
  transaction: Database,
  storyId: string,
  ownerId: string,
): Promise<void> {
  const story = await transaction
    .selectFrom('stories')
    .select(['title', 'description'])
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story) return;
  const tags = await tagsOf(transaction, storyId);
  await transaction
    .updateTable('stories')
    .set(await searchColumns(transaction, { ownerId, ...story, tags }))
    .where('id', '=', storyId)
    .execute();
}

/** Indexes the next few stories and records the progress; returns whether there was anything to do. */
export async function renameBatch(services: Indexing): Promise<boolean> {
  return services.database.transaction().execute(async (transaction) => {
    const rename = await takeRename(transaction);
    if (!rename) return false;
    const stories = await transaction
      .selectFrom('stories')
      .select('id')
      .where('owner_id', '=', rename.author_id)
      .where('id', '>', rename.done_up_to)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id } of stories) {
      await changeIndexed(services, transaction, id, () =>
        writeSearchColumns(transaction, id, rename.author_id),
      );
    }
    await advance(transaction, rename.author_id, stories.at(-1)?.id);
    return true;
  });
}

type Options = { jobs: Jobs; onFailure: (error: unknown) => void };

export function createAuthorRenames(
  services: Indexing,
  { jobs, onFailure }: Options,
): AuthorRenames {
  let isStopping = false;
  async function renameAll(): Promise<void> {
    if (await hasRename(services)) {
      await jobs.record('author-renames', async () => {
        while (!isStopping && (await renameBatch(services)));
      });
    }
  }
  const { again, stop } = repeat(renameAll, { every: lookEvery, onFailure });
  return {
    wake: again,
    async stop() {
      isStopping = true;
      await stop();
    },
  };
}
