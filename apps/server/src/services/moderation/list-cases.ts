import type { CaseItem, CaseListResponse, caseListQuery } from '@dreamfork/api-client/contract';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';
import { isClaimed } from './claim-case.ts';

const cursorPlace = z.tuple([z.literal('cases'), z.string(), z.number(), z.string()]);

/** Cases with the names of author and claimant, and with what became of the story or comment since. */
export const selectCases = (database: Database) =>
  database
    .selectFrom('moderation_cases')
    .innerJoin('users as authors', 'authors.id', 'moderation_cases.author_id')
    .innerJoin('stories', 'stories.id', 'moderation_cases.story_id')
    .leftJoin('story_comments', 'story_comments.id', 'moderation_cases.target_id')
    .leftJoin('users as claimants', 'claimants.id', 'moderation_cases.claimed_by')
    .selectAll('moderation_cases')
    .select((expression) => [
      'authors.display_name as author_name',
      'claimants.display_name as claimant_name',
      'stories.is_public',
      'stories.deleted_at',
      'stories.unpublished_reason',
      'story_comments.id as comment_id',
      expression
        .selectFrom('reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('reports.target_id', '=', 'moderation_cases.target_id')
        .as('report_count'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number];

function visibilityOf({ kind, is_public, deleted_at, unpublished_reason, comment_id }: Row) {
  if (deleted_at !== null || (kind === 'comment' && comment_id === null)) return 'deleted';
  if (is_public === 1) return 'visible';
  return unpublished_reason === null ? 'hidden' : 'unpublished';
}

/** The case as this viewer sees it in the queue. */
export const toCaseItem = (
  row: Row,
  { viewerId, time }: { viewerId: string; time: number },
): CaseItem => ({
  id: row.target_id,
  kind: row.kind,
  status: row.status,
  storyId: row.story_id,
  storyTitle: row.story_title,
  commentText: row.comment_text,
  authorName: row.author_name,
  reportCount: row.report_count ?? 0,
  visibility: visibilityOf(row),
  changedAt: toIso(row.changed_at),
  claim: isClaimed(row, time)
    ? {
        moderatorName: row.claimant_name ?? '',
        isOwn: row.claimed_by === viewerId,
        endsAt: toIso(row.claim_ends_at ?? 0),
      }
    : null,
});

/**
 * A page of the moderation queue, the last changed first.
 * @throws ApiError `cursor-invalid`.
 */
export async function listCases(
  { database, cursors, now }: Pick<Services, 'database' | 'cursors' | 'now'>,
  { cursor, limit, status, viewerId }: z.output<typeof caseListQuery> & { viewerId: string },
): Promise<CaseListResponse> {
  const place = cursor === undefined ? undefined : cursors.read(cursor, cursorPlace);
  if (place && place[1] !== status) throw new ApiError('cursor-invalid');
  const found = await selectCases(database)
    .where('moderation_cases.status', '=', status)
    .$if(place !== undefined, (query) =>
      query.where((expression) =>
        expression(
          expression.refTuple('moderation_cases.changed_at', 'moderation_cases.target_id'),
          '<',
          expression.tuple(place?.[2] ?? 0, place?.[3] ?? ''),
        ),
      ),
    )
    .orderBy('moderation_cases.changed_at', 'desc')
    .orderBy('moderation_cases.target_id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const time = now();
  return {
    items: shown.map((row) => toCaseItem(row, { viewerId, time })),
    nextCursor:
      found.length > limit && last
        ? cursors.write(['cases', status, last.changed_at, last.target_id])
        : null,
  };
}
