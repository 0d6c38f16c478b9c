import { expressionBuilder, sql } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Database, Tables, UserRow } from '../../db/schema.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import { removeContent } from '../media/remove-content.ts';
import { forgetReview } from '../review/forget.ts';
import type { Services } from '../services.ts';
import { forgetUser } from '../stories/author-changes.ts';
import { changeIndexed } from '../stories/public-index.ts';
import { purgeStoriesOf } from '../stories/remove-story.ts';
import { createUser } from '../users/create-user.ts';
import { pseudonymOf } from '../users/user-keys.ts';

const files = expressionBuilder<Tables, 'media_files'>();

/** True for files that the story of an undecided case showed. */
const isShownByCase = files.exists(
  files
    .selectFrom('case_media')
    .innerJoin('moderation_cases', 'moderation_cases.target_id', 'case_media.target_id')
    .select('case_media.file_id')
    .whereRef('case_media.file_id', '=', 'media_files.id')
    .where('moderation_cases.status', '!=', 'settled'),
);

/** Takes a file from its owner but keeps it where an undecided case shows it; returns whether it did. */
export async function keepFile(transaction: Database, fileId: string): Promise<boolean> {
  const kept = await transaction
    .updateTable('media_files')
    .set({ status: mediaStatus.kept })
    .where('id', '=', fileId)
    .where(isShownByCase)
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n) return false;
  await transaction.deleteFrom('media_nodes').where('file_id', '=', fileId).execute();
  return true;
}

/** The undecided cases of what a user wrote, and those about comments on the stories of the user. */
const undecidedCases = (database: Database, userId: string) =>
  database
    .selectFrom('moderation_cases')
    .select(['target_id', 'story_id', 'author_id'])
    .where('status', '!=', 'settled')
    .where((expression) =>
      expression.or([
        expression('author_id', '=', userId),
        expression(
          'story_id',
          'in',
          expression.selectFrom('stories').select('stories.id').where('owner_id', '=', userId),
        ),
      ]),
    )
    .orderBy('target_id');

/** Locks the undecided cases of a user, before stories and accounts, as a decision does. */
export async function holdCases(transaction: Database, userId: string): Promise<void> {
  // SQLite runs one write transaction at a time.
  if (isPostgres(transaction)) await undecidedCases(transaction, userId).forUpdate().execute();
}

/** Adds the account without a person that has what is kept; nobody can sign in to it. */
export async function addPseudonym(
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  database: Database,
): Promise<string> {
  const id = newId();
  const name = pseudonymOf(id);
  const createdAt = now();
  const pseudonym = await createUser(database, {
    id,
    username: name,
    email: `${name}@erased.invalid`,
    displayName: name,
    passwordHash: null,
    role: 'User',
    isEmailConfirmed: false,
    createdAt,
  });
  if (!pseudonym) throw new Error(`The name ${name} is taken.`);
  const change = { status: 'Suspended', notifications: 0, erased_at: createdAt } as const;
  await database.updateTable('users').set(change).where('id', '=', id).execute();
  return id;
}

/**
 * Gives the undecided cases of an account that is being erased to a pseudonym, with their stories, as deleted ones
 * without versions, and their files.
 */
export async function leaveCases(
  services: Services,
  transaction: Database,
  { id: userId }: Pick<UserRow, 'id'>,
): Promise<void> {
  const cases = await undecidedCases(transaction, userId).execute();
  if (cases.length === 0) return;
  const pseudonym = await addPseudonym(services, transaction);
  const own = await transaction
    .selectFrom('stories')
    .select(['id', 'deleted_at'])
    .where('owner_id', '=', userId)
    .where('id', 'in', [...new Set(cases.map(({ story_id }) => story_id))])
    .orderBy('id')
    .execute();
  for (const { id, deleted_at } of own) {
    await changeIndexed(services, transaction, id, () =>
      transaction
        .updateTable('stories')
        .set({
          owner_id: pseudonym,
          is_public: 0,
          deleted_at: deleted_at ?? services.now(),
          description: '',
          search_text: '',
          cover_file_id: null,
        })
        .where('id', '=', id)
        .execute(),
    );
    await transaction.deleteFrom('story_drafts').where('story_id', '=', id).execute();
    await transaction.deleteFrom('story_documents').where('story_id', '=', id).execute();
    await transaction.deleteFrom('story_versions').where('story_id', '=', id).execute();
    await forgetReview(transaction, id);
  }
  await transaction
    .updateTable('moderation_cases')
    // A decision that is reversed brings nothing back.
    .set({ author_id: pseudonym, was_visible: 0 })
    .where('author_id', '=', userId)
    .where('status', '!=', 'settled')
    .execute();
  await transaction
    .updateTable('media_files')
    .set({ owner_id: pseudonym, status: mediaStatus.kept })
    .where('owner_id', '=', userId)
    .where(isShownByCase)
    .execute();
}

/** The pseudonyms whose cases are all decided. */
const decidedPseudonyms = (database: Database) =>
  database
    .selectFrom('users')
    .select('id')
    .where('erased_at', 'is not', null)
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom('moderation_cases')
            .innerJoin('stories', 'stories.id', 'moderation_cases.story_id')
            .select('target_id')
            .where('moderation_cases.status', '!=', 'settled')
            .where((either) =>
              either.or([
                either('moderation_cases.author_id', '=', either.ref('users.id')),
                either('stories.owner_id', '=', either.ref('users.id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('id')
    .execute();

/** Removes files and pseudonyms that were kept for cases which are decided now. */
export async function purgeKept(services: Services): Promise<void> {
  const { database } = services;
  for (const { id } of await decidedPseudonyms(database)) await purgeStoriesOf(services, id);
  const removed = await database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('media_files')
      // A literal: with a parameter, SQLite would not use the index of kept files.
      .where('status', '=', sql.lit(mediaStatus.kept))
      .where(files.not(isShownByCase))
      .returning(['sha256', 'poster_sha256'])
      .execute();
    for (const { id } of await decidedPseudonyms(transaction)) {
      await forgetUser(transaction, id, services.now());
      await transaction.deleteFrom('users').where('id', '=', id).execute();
    }
    return gone;
  });
  await removeContent(services, removed);
}
