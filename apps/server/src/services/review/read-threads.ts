import type { ReviewComment, ReviewThread, ReviewThreadList } from '@dreamfork/api-client/contract';
import type { Selectable } from 'kysely';
import { ApiError } from '../../api-error.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { avatarUrlOf, toIso, toIsoOrNull } from '../users/user-views.ts';
import { findWriter, isSameWriter, type Writer } from './readers.ts';
import { may, type ReviewAccess } from './review-rights.ts';

/** The threads that a caller sees: all for the author, those of their own link for everybody else. */
export const visibleThreads = (database: Database, access: ReviewAccess) =>
  database
    .selectFrom('review_threads')
    .where('review_threads.story_id', '=', access.storyId)
    .$if(!may(access, 'see-all'), (query) =>
      query.where('review_threads.link_id', '=', access.link?.id ?? ''),
    );

const selectThreads = (database: Database, access: ReviewAccess) =>
  visibleThreads(database, access)
    .leftJoin('review_links', 'review_links.id', 'review_threads.link_id')
    .selectAll('review_threads')
    .select('review_links.name as link_name');

const selectComments = (database: Database, threadIds: readonly string[]) =>
  database
    .selectFrom('review_comments')
    .leftJoin('users', 'users.id', 'review_comments.user_id')
    .leftJoin('review_readers', 'review_readers.id', 'review_comments.reader_id')
    .selectAll('review_comments')
    .select(['users.display_name', 'users.avatar_file_id', 'review_readers.name as guest_name'])
    .where('thread_id', 'in', threadIds)
    .orderBy('review_comments.created_at')
    .orderBy('review_comments.id')
    .execute();

type ThreadRow = Selectable<Tables['review_threads']> & { link_name: string | null };
type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];
type Looked = { access: ReviewAccess; viewer: Writer | null };

function toComment(row: CommentRow, { access, viewer }: Looked): ReviewComment {
  const isOwn = isSameWriter(row, viewer);
  const { avatar_file_id } = row;
  return {
    id: row.id,
    text: row.text,
    authorName: row.display_name ?? row.guest_name ?? '',
    authorAvatarUrl: avatar_file_id === null ? null : avatarUrlOf({ avatar_file_id }),
    isByAuthor: row.user_id === access.ownerId,
    isOwn,
    canDelete: isOwn || may(access, 'delete-any'),
    createdAt: toIso(row.created_at),
    editedAt: toIsoOrNull(row.edited_at),
  };
}

function toThread(row: ThreadRow, comments: readonly CommentRow[], looked: Looked): ReviewThread {
  const isForAuthor = may(looked.access, 'see-all');
  return {
    id: row.id,
    anchor: JSON.parse(row.anchor),
    suggestion: row.suggestion,
    takenAt: toIsoOrNull(row.taken_at),
    resolvedAt: toIsoOrNull(row.resolved_at),
    reading: isForAuthor && row.reading !== null ? JSON.parse(row.reading) : null,
    linkName: isForAuthor ? row.link_name : null,
    version: row.version,
    comments: comments.map((comment) => toComment(comment, looked)),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

async function describeThreads(
  database: Database,
  rows: readonly ThreadRow[],
  access: ReviewAccess,
): Promise<ReviewThread[]> {
  if (rows.length === 0) return [];
  const viewer = await findWriter(database, access);
  const comments = await selectComments(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toThread(
      row,
      comments.filter(({ thread_id }) => thread_id === row.id),
      { access, viewer },
    ),
  );
}

/**
 * A page of the threads that a caller sees, last changed first, with those whose comments were all deleted.
 * @throws ApiError `cursor-invalid`.
 */
export async function listThreads(
  services: Services,
  access: ReviewAccess,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ReviewThreadList> {
  const { database } = services;
  const { rows, nextCursor } = await readPage(services, selectThreads(database, access), {
    list: `review threads ${access.storyId} ${access.link?.id ?? ''}`,
    key: ['review_threads.updated_at', 'review_threads.id'],
    cursor,
    limit,
  });
  return { items: await describeThreads(database, rows, access), nextCursor };
}

/** @throws ApiError `thread-not-found` where the caller sees no such thread. */
export async function readThread(
  database: Database,
  threadId: string,
  access: ReviewAccess,
): Promise<ReviewThread> {
  const row = await selectThreads(database, access)
    .where('review_threads.id', '=', threadId)
    .executeTakeFirst();
  const [thread] = row ? await describeThreads(database, [row], access) : [];
  if (!thread) throw new ApiError('thread-not-found');
  return thread;
}
