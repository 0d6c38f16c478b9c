import type { CaseItem, CaseListResponse, caseListQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { toIso } from '../users/user-views.ts';
import { isClaimed } from './claim-case.ts';

/** Cases with the names of author and claimant, and with what became of the story or comment since. */
export const selectCases = (database: Database) =>
  database
    .selectFrom('moderation_cases')
    .innerJoin('users as authors', 'authors.id', 'moderation_cases.author_id')
    .innerJoin('stories', 'stories.id', 'moderation_cases.story_id')
    .leftJoin('story_comments', 'story_comments.id', 'moderation_cases.target_id')
    .leftJoin('review_comments', 'review_comments.id', 'moderation_cases.target_id')
    .leftJoin('users as claimants', 'claimants.id', 'moderation_cases.claimed_by')
    .selectAll('moderation_cases')
    .select((expression) => [
      'authors.username as author_name',
      'claimants.username as claimant_name',
      'stories.is_public',
      'stories.deleted_at',
      'stories.unpublished_reason',
      'story_comments.id as comment_id',
      'review_comments.id as review_comment_id',
      expression
        .selectFrom('reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('reports.target_id', '=', 'moderation_cases.target_id')
        .as('report_count'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number];

function visibilityOf({ kind, is_public, deleted_at, unpublished_reason, ...row }: Row) {
  const isGone = row.comment_id === null && row.review_comment_id === null;
  if (deleted_at !== null || (kind === 'comment' && isGone)) return 'deleted';
  // Reviewers see it.
  if (row.review_comment_id !== null) return 'visible';
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
  services: Services,
  { cursor, limit, status, viewerId }: z.output<typeof caseListQuery> & { viewerId: string },
): Promise<CaseListResponse> {
  const query = selectCases(services.database).where('moderation_cases.status', '=', status);
  const { rows, nextCursor } = await readPage(services, query, {
    list: `cases ${status}`,
    key: ['moderation_cases.changed_at', 'moderation_cases.target_id'],
    cursor,
    limit,
  });
  const time = services.now();
  return {
    items: rows.map((row) => toCaseItem(row, { viewerId, time })),
    nextCursor,
  };
}
