import type {
  ReportedThing,
  ReportListResponse,
  reportListQuery,
} from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { mayRead } from '../stories/may-read.ts';
import { toIso } from '../users/user-views.ts';

const shownReports = 20;

const cursorPlace = z.tuple([z.literal('reports'), z.number(), z.string()]);

/** Reported content that still exists and is undecided, last reported first. */
const selectOpenThings = (database: Database) =>
  database
    .selectFrom('reports')
    .innerJoin('stories', 'stories.id', 'reports.story_id')
    .innerJoin('users as owners', 'owners.id', 'stories.owner_id')
    .leftJoin('story_comments', 'story_comments.id', 'reports.comment_id')
    .leftJoin('users as writers', 'writers.id', 'story_comments.author_id')
    .select(({ fn }) => [
      'reports.target_id',
      'reports.story_id',
      'stories.title',
      'owners.display_name as owner_name',
      'story_comments.id as comment_id',
      'story_comments.text as comment_text',
      'story_comments.created_at as comment_time',
      'writers.display_name as writer_name',
      fn.countAll<number>().as('report_count'),
      fn.max('reports.created_at').as('last_time'),
    ])
    .where('reports.settled_at', 'is', null)
    .where(mayRead(undefined))
    .where((expression) =>
      expression.or([
        expression('reports.comment_id', 'is', null),
        expression('story_comments.id', 'is not', null),
      ]),
    )
    .groupBy([
      'reports.target_id',
      'reports.story_id',
      'stories.title',
      'owners.display_name',
      'story_comments.id',
      'story_comments.text',
      'story_comments.created_at',
      'writers.display_name',
    ]);

type ThingRow = Awaited<ReturnType<ReturnType<typeof selectOpenThings>['execute']>>[number];
type ShownReport = ReportedThing['reports'][number];

async function reportsOf(
  database: Database,
  targetIds: readonly string[],
): Promise<Map<string, ShownReport[]>> {
  const byTarget = new Map<string, ShownReport[]>();
  if (targetIds.length === 0) return byTarget;
  const ranked = database
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      'reports.target_id',
      'reports.reason',
      'reports.details',
      'reports.created_at',
      'users.display_name',
      sql<number>`row_number() over (partition by reports.target_id order by reports.created_at desc)`.as(
        'place',
      ),
    ])
    .where('reports.settled_at', 'is', null)
    .where('reports.target_id', 'in', targetIds);
  const rows = await database
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', shownReports)
    .orderBy('created_at', 'desc')
    .execute();
  for (const row of rows) {
    const shown = byTarget.get(row.target_id) ?? [];
    shown.push({
      reason: row.reason,
      details: row.details,
      reporterName: row.display_name,
      reportedAt: toIso(row.created_at),
    });
    byTarget.set(row.target_id, shown);
  }
  return byTarget;
}

const toComment = ({ comment_id, comment_text, comment_time }: ThingRow) =>
  comment_id === null
    ? null
    : { id: comment_id, text: comment_text ?? '', createdAt: toIso(comment_time ?? 0) };

const toThing = (row: ThingRow, reports: ShownReport[]): ReportedThing => ({
  id: row.target_id,
  kind: row.comment_id === null ? 'story' : 'comment',
  storyId: row.story_id,
  storyTitle: row.title,
  comment: toComment(row),
  authorName: row.writer_name ?? row.owner_name,
  reportCount: row.report_count,
  reports,
  lastReportedAt: toIso(row.last_time),
});

/**
 * A page of the moderation queue.
 * @throws ApiError `cursor-invalid`.
 */
export async function listReports(
  { database, cursors }: Pick<Services, 'database' | 'cursors'>,
  { cursor, limit }: z.output<typeof reportListQuery>,
): Promise<ReportListResponse> {
  const place = cursor === undefined ? undefined : cursors.read(cursor, cursorPlace);
  const found = await database
    .selectFrom(selectOpenThings(database).as('things'))
    .selectAll()
    .$if(place !== undefined, (query) =>
      query.where((expression) =>
        expression(
          expression.refTuple('last_time', 'target_id'),
          '<',
          expression.tuple(place?.[1] ?? 0, place?.[2] ?? ''),
        ),
      ),
    )
    .orderBy('last_time', 'desc')
    .orderBy('target_id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const reports = await reportsOf(
    database,
    shown.map(({ target_id }) => target_id),
  );
  return {
    items: shown.map((row) => toThing(row, reports.get(row.target_id) ?? [])),
    nextCursor:
      found.length > limit && last
        ? cursors.write(['reports', last.last_time, last.target_id])
        : null,
  };
}
