import type {
  Comment,
  CommentListResponse,
  commentListQuery,
} from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables, UserRow } from '../../db/schema.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { addToCounters } from '../stories/counters.ts';
import { type Reading, readableStory, requirePublicStory } from '../stories/may-read.ts';
import { avatarUrlOf, toIso } from '../users/user-views.ts';

type CommentRow = Selectable<Tables['story_comments']> &
  Pick<UserRow, 'display_name' | 'avatar_file_id'>;
type Looked = { ownerId: string; viewerId: string | undefined };

const toComment = (row: CommentRow, { ownerId, viewerId }: Looked): Comment => {
  const isOwn = row.author_id === viewerId;
  return {
    id: row.id,
    text: row.text,
    authorName: row.display_name,
    authorAvatarUrl: avatarUrlOf(row),
    isByAuthor: row.author_id === ownerId,
    isOwn,
    canDelete: isOwn || ownerId === viewerId,
    createdAt: toIso(row.created_at),
  };
};

/** @throws ApiError `story-not-found` where this viewer may not read the story. */
async function requireReadableStory(database: Database, reading: Reading) {
  const story = await readableStory(database, reading)
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select(['stories.owner_id', 'story_counters.comment_count'])
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  return story;
}

type ListOrder = Reading & {
  query: z.output<typeof commentListQuery>;
};

/**
 * A page of the comments on a story, newest first.
 * @throws ApiError `story-not-found` or `cursor-invalid`.
 */
export async function listComments(
  services: Services,
  { storyId, viewerId, query: { cursor, limit } }: ListOrder,
): Promise<CommentListResponse> {
  const story = await requireReadableStory(services.database, { storyId, viewerId });
  const query = services.database
    .selectFrom('story_comments')
    .innerJoin('users', 'users.id', 'story_comments.author_id')
    .selectAll('story_comments')
    .select(['users.display_name', 'users.avatar_file_id'])
    .where('story_comments.story_id', '=', storyId);
  const { rows, nextCursor } = await readPage(services, query, {
    list: `comments ${storyId}`,
    key: ['story_comments.created_at', 'story_comments.id'],
    cursor,
    limit,
  });
  return {
    items: rows.map((row) => toComment(row, { ownerId: story.owner_id, viewerId })),
    total: story.comment_count ?? 0,
    nextCursor,
  };
}

/**
 * Adds a comment to a public story.
 * @throws ApiError `story-not-found`.
 */
export async function addComment(
  { database, newId, now }: Services,
  { storyId, author, text }: { storyId: string; author: UserRow; text: string },
): Promise<Comment> {
  return database.transaction().execute(async (transaction) => {
    const { ownerId } = await requirePublicStory(transaction, storyId);
    const row = {
      id: newId(),
      story_id: storyId,
      author_id: author.id,
      text,
      created_at: now(),
    };
    await transaction.insertInto('story_comments').values(row).execute();
    await addToCounters(transaction, storyId, { comment_count: 1 });
    const { display_name, avatar_file_id } = author;
    const said = { ...row, display_name, avatar_file_id };
    return toComment(said, { ownerId, viewerId: author.id });
  });
}

/** @throws ApiError `comment-not-found` where the story has no such comment. */
export async function requireComment(
  database: Database,
  { id, storyId }: { id: string; storyId: string },
): Promise<{ authorId: string }> {
  const said = await database
    .selectFrom('story_comments')
    .select('author_id')
    .where('id', '=', id)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (!said) throw new ApiError('comment-not-found');
  return { authorId: said.author_id };
}

/** Deletes a comment, whose case keeps its text; returns whether it existed. */
export async function deleteComment(
  transaction: Database,
  { id, storyId }: { id: string; storyId: string },
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('story_comments')
    .where('id', '=', id)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return false;
  await addToCounters(transaction, storyId, { comment_count: -1 });
  return true;
}

/**
 * Deletes a comment on behalf of its writer or of the story's author.
 * @throws ApiError `story-not-found`, `comment-not-found` or `forbidden`.
 */
export async function removeComment(
  { database }: Services,
  { storyId, commentId, userId }: { storyId: string; commentId: string; userId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const story = await requireReadableStory(transaction, { storyId, viewerId: userId });
    const { authorId } = await requireComment(transaction, { id: commentId, storyId });
    if (authorId !== userId && story.owner_id !== userId) throw new ApiError('forbidden');
    if (!(await deleteComment(transaction, { id: commentId, storyId }))) {
      throw new ApiError('comment-not-found');
    }
  });
}
