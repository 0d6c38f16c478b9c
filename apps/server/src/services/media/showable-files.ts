import { ApiError } from '../../api-error.ts';
import type { Database, MediaFileRow, UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import type { OwnStory } from '../stories/may-read.ts';
import { mayEdit, requireRight, type StoryAccess } from '../stories/story-rights.ts';
import { readyFiles } from './media-rows.ts';
import type { MediaOwner } from './quota.ts';

/** The ids of the files that a story may show. */
export const allowedFiles = (database: Database, storyId: string) =>
  database
    .selectFrom('story_files')
    .select('story_files.file_id')
    .where('story_files.story_id', '=', storyId)
    .where('story_files.is_allowed', '=', 1);

/** Of the files, those that a document of a story shows: what the story may show, and its owner's but those refused. */
export const showableFiles = (
  database: Database,
  { storyId, ownerId }: OwnStory,
  files = readyFiles(database),
) =>
  files
    .leftJoin('story_files', (join) =>
      join
        .onRef('story_files.file_id', '=', 'media_files.id')
        .on('story_files.story_id', '=', storyId),
    )
    .where((file) =>
      file.or([
        file('story_files.is_allowed', '=', 1),
        file.and([
          file('story_files.is_allowed', 'is', null),
          file('media_files.owner_id', '=', ownerId),
        ]),
      ]),
    );

/** Lets a story show files, in a transaction. */
export async function allowFiles(
  transaction: Database,
  storyId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .insertInto('story_files')
    .values(fileIds.map((id) => ({ story_id: storyId, file_id: id, is_allowed: 1 as const })))
    .onConflict((conflict) =>
      conflict
        .columns(['story_id', 'file_id'])
        .doUpdateSet({ is_allowed: 1 })
        .where('story_files.is_allowed', '=', 0),
    )
    .execute();
}

/**
 * Refuses what an author has named that is not theirs, so that no later save of its owner shows it unasked, nor does one
 * after the story was handed over to them. What another story of the owner shows that a co-author writes too is known
 * to them.
 */
export async function refuseUnknown(
  transaction: Database,
  { storyId, ownerId, userId }: StoryAccess,
  fileIds: readonly string[],
): Promise<void> {
  const unknown = await transaction
    .selectFrom('media_files')
    .select('id')
    .where('owner_id', '!=', userId)
    .where('id', 'in', fileIds)
    .where('id', 'not in', (files) =>
      files.selectFrom('story_files').select('file_id').where('story_id', '=', storyId),
    )
    .where((file) =>
      file.or([
        file('owner_id', '!=', ownerId),
        file('id', 'not in', (files) =>
          files
            .selectFrom('story_files')
            .innerJoin('story_members', 'story_members.story_id', 'story_files.story_id')
            .select('story_files.file_id')
            .where('story_files.is_allowed', '=', 1)
            .where('story_members.user_id', '=', userId),
        ),
      ]),
    )
    .execute();
  if (unknown.length === 0) return;
  await transaction
    .insertInto('story_files')
    .values(unknown.map(({ id }) => ({ story_id: storyId, file_id: id, is_allowed: 0 as const })))
    .execute();
}

/** The files that a user may read without a signature: their own, and those of stories that they write. */
export const readableFiles = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
) =>
  readyFiles(database).where((file) =>
    file.or([
      file('media_files.owner_id', '=', userId),
      file.exists(
        file
          .selectFrom('story_files')
          .innerJoin('stories', 'stories.id', 'story_files.story_id')
          .select('story_files.file_id')
          .whereRef('story_files.file_id', '=', 'media_files.id')
          .where('story_files.is_allowed', '=', 1)
          .where('stories.deleted_at', 'is', null)
          .where(mayEdit(userId, now())),
      ),
    ]),
  );

/** @throws ApiError `not-found` where the user may not read the file. */
export async function readFileRow(
  services: Pick<Services, 'database' | 'now'>,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<MediaFileRow> {
  const row = await readableFiles(services, userId)
    .selectAll('media_files')
    .where('media_files.id', '=', fileId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return row;
}

/** Whose an uploaded file is, and the story that may show it. */
export type UploadOwner = { owner: MediaOwner; storyId?: string | undefined };

/**
 * What is uploaded for a story is its owner's, whoever of its authors uploads it.
 * @throws ApiError `story-not-found`.
 */
export async function findUploadOwner(
  services: Services,
  { storyId, user }: { storyId?: string | undefined; user: UserRow },
): Promise<UploadOwner> {
  if (storyId === undefined) return { owner: user };
  const { ownerId } = await requireRight(services, { storyId, userId: user.id }, 'edit');
  const owner = await services.database
    .selectFrom('users')
    .select(['id', 'premium_expires_at'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { owner, storyId };
}
