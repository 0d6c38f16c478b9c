import type {
  UserDetails,
  UserReport,
  UserReportListResponse,
  UserStoryListResponse,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { listSessionsOf } from '../authentication/list-sessions.ts';
import { hasSecondFactor } from '../authentication/second-factor.ts';
import { quotaOf, usedSpace } from '../media/quota.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/may-read.ts';
import { liftIfEnded } from './suspension.ts';
import { toIso, toIsoOrNull, toUserListItem } from './user-views.ts';

type Page = { id: string; cursor?: string | undefined; limit: number };

/** @throws ApiError `user-not-found`. */
async function requireUser(database: Database, id: string): Promise<UserRow> {
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw new ApiError('user-not-found');
  return user;
}

/**
 * Everything about a user that fits on one page.
 * @throws ApiError `user-not-found`.
 */
export async function readUserDetails(services: Services, id: string): Promise<UserDetails> {
  const { database } = services;
  const user = await liftIfEnded(services, await requireUser(database, id));
  const [sessions, stories, used, hasTwoFactor] = await Promise.all([
    listSessionsOf(services, id),
    liveStories(database)
      .select((expression) => [
        expression.fn.countAll<number>().as('total'),
        expression.fn
          .coalesce(expression.fn.sum<number>('is_public'), expression.val(0))
          .as('published'),
      ])
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow(),
    usedSpace(database, id),
    hasSecondFactor(services, id),
  ]);
  return {
    ...toUserListItem(user),
    emailConfirmed: user.email_confirmed === 1,
    suspendedUntil: toIsoOrNull(user.suspended_until),
    hasTwoFactor,
    lastLoginAt: toIsoOrNull(user.last_login_at),
    sessions,
    // PostgreSQL sums into numeric, which arrives as text.
    stories: { total: Number(stories.total), published: Number(stories.published) },
    media: { fileCount: used.count, usedBytes: used.bytes, quotaBytes: quotaOf(services, user) },
  };
}

/**
 * A page of the stories of a user, the last changed first.
 * @throws ApiError `user-not-found` or `cursor-invalid`.
 */
export async function listUserStories(
  services: Services,
  { id, cursor, limit }: Page,
): Promise<UserStoryListResponse> {
  await requireUser(services.database, id);
  const query = liveStories(services.database)
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select(['id', 'title', 'is_public', 'view_count', 'created_at', 'updated_at'])
    .where('owner_id', '=', id);
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'user-stories',
    key: ['updated_at', 'id'],
    cursor,
    limit,
  });
  return {
    items: rows.map((story) => ({
      id: story.id,
      title: story.title,
      isPublic: story.is_public === 1,
      viewCount: story.view_count ?? 0,
      createdAt: toIso(story.created_at),
      updatedAt: toIso(story.updated_at),
    })),
    nextCursor,
  };
}

/** Reports of the user's stories, and of their comments in stories that still exist; a deleted comment is in its case. */
const selectReports = (database: Database, userId: string) =>
  database
    .selectFrom('reports')
    .innerJoin('stories', 'stories.id', 'reports.story_id')
    .leftJoin('moderation_cases', 'moderation_cases.target_id', 'reports.target_id')
    .select([
      'reports.target_id',
      'reports.reporter_id',
      'reports.story_id',
      'reports.comment_id',
      'reports.reason',
      'reports.details',
      'reports.created_at',
      'reports.outcome',
      'stories.title',
      'stories.is_public',
      'moderation_cases.comment_text',
    ])
    .where((expression) =>
      expression.or([
        expression.and([
          expression('reports.comment_id', 'is', null),
          expression('reports.story_id', 'in', (query) =>
            query.selectFrom('stories').select('id').where('owner_id', '=', userId),
          ),
        ]),
        expression('reports.target_id', 'in', (query) =>
          query
            .selectFrom('moderation_cases')
            .select('target_id')
            .where('author_id', '=', userId)
            .where('kind', '=', 'comment'),
        ),
      ]),
    );

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

const toReport = (row: ReportRow): UserReport => ({
  id: `${row.target_id}.${row.reporter_id}`,
  kind: row.comment_id === null ? 'story' : 'comment',
  story: { id: row.story_id, title: row.title, isPublic: row.is_public === 1 },
  commentText: row.comment_text,
  reason: row.reason,
  details: row.details,
  reportedAt: toIso(row.created_at),
  outcome: row.outcome,
});

/**
 * A page of the reports about what a user wrote, newest first.
 * @throws ApiError `user-not-found` or `cursor-invalid`.
 */
export async function listUserReports(
  services: Services,
  { id, cursor, limit }: Page,
): Promise<UserReportListResponse> {
  await requireUser(services.database, id);
  const query = selectReports(services.database, id);
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'user-reports',
    key: ['reports.created_at', 'reports.target_id', 'reports.reporter_id'],
    cursor,
    limit,
  });
  return {
    items: rows.map(toReport),
    nextCursor,
  };
}
