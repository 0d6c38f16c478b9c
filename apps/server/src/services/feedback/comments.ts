import type {
  Comment,
  CommentListResponse,
  commentListQuery,
} from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables, UserRow } from '../../db/schema.ts';
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

const cursorPlace = z.tuple([z.literal('comments'), z.string(), z.number(), z.string()]);

type ListOrder = Reading & {
  query: z.output<typeof commentListQuery>;
};

/**
 * A page of the comments on a story, newest first.
 * @throws ApiError `story-not-found` or `cursor-invalid`.
 */
export async function listComments(
  { database, cursors }: Pick<Services, 'database' | 'cursors'>,
  { storyId, viewerId, query: { cursor, limit } }: ListOrder,
): Promise<CommentListResponse> {
  const story = await requireReadableStory(database, { storyId, viewerId });
  const place = cursor === undefined ? undefined : cursors.read(cursor, cursorPlace);
  if (place && place[1] !== storyId) throw new ApiError('cursor-invalid');
  const found = await database
    .selectFrom('story_comments')
    .innerJoin('users', 'users.id', 'story_comments.author_id')
    .selectAll('story_comments')
    .select(['users.display_name', 'users.avatar_file_id'])
    .where('story_comments.story_id', '=', storyId)
    .$if(place !== undefined, (query) =>
      query.where((expression) =>
        expression(
          expression.refTuple('story_comments.created_at', 'story_comments.id'),
          '<',
          expression.tuple(place?.[2] ?? 0, place?.[3] ?? ''),
        ),
      ),
    )
    .orderBy('story_comments.created_at', 'desc')
    .orderBy('story_comments.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toComment(row, { ownerId: story.owner_id, viewerId })),
    total: story.comment_count ?? 0,
    nextCursor:
      found.length > limit && last
        ? cursors.write(['comments', storyId, last.created_at, last.id])
        : null,
  };
}

/**
 * Adds a comment to a public story.
 * @throws ApiError `story-not-found`.
 */
export async function addComment(
  { database, newId, now }: Pick<Services, 'database' | 'newId' | 'now'>,
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
  { database }: Pick<Services, 'database'>,
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
