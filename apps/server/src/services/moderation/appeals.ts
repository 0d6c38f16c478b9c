import {
  type OwnDecision,
  type OwnDecisionListResponse,
  type ownDecisionListQuery,
  sanctions,
} from '@dreamfork/api-client/contract';
import { expressionBuilder } from 'kysely';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
import { readPage } from '../read-page.ts';
import type { Services } from '../services.ts';
import { mayRead } from '../stories/may-read.ts';
import { toIso, toIsoOrNull } from '../users/user-views.ts';
import { describeCase } from './find-case.ts';
import { isAboutAuthor, toAppeal, toReversal } from './read-case.ts';

const cases = expressionBuilder<Tables, 'moderation_cases' | 'stories'>();

/** True where a decision against the author still applies and was not appealed. */
const canAppeal = cases.and([
  cases('moderation_cases.status', '=', 'settled'),
  cases('moderation_cases.appealed_at', 'is', null),
  cases('moderation_cases.reversed_at', 'is', null),
  cases.or([
    cases('moderation_cases.outcome', 'in', ['comment-deleted', ...sanctions]),
    cases('stories.unpublished_reason', 'is not', null),
  ]),
]);

const outcomes = ['unpublished', 'comment-deleted', ...sanctions] as const;

/** Decisions against an author, their stories and their comments; those about content, as long as the story is there. */
const selectOwnDecisions = (database: Database, userId: string) =>
  database
    .selectFrom('moderation_cases')
    .innerJoin('stories', 'stories.id', 'moderation_cases.story_id')
    .selectAll('moderation_cases')
    .select([canAppeal.as('can_appeal'), mayRead(userId).as('may_read')])
    .where('moderation_cases.author_id', '=', userId)
    .where((expression) =>
      expression.or([
        expression('stories.deleted_at', 'is', null),
        expression('moderation_cases.outcome', 'in', sanctions),
      ]),
    )
    .where('moderation_cases.outcome', 'in', outcomes);

type Row = Awaited<ReturnType<ReturnType<typeof selectOwnDecisions>['execute']>>[number];

/** Whether nobody may decide the appeal but who decided before. */
async function isWaiting(database: Database, row: Row): Promise<boolean> {
  if (row.status !== 'appealed') return false;
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['Moderator', 'Admin'])
    .where('status', 'not in', ['Suspended', 'Banned'])
    .where('id', 'not in', [row.decided_by ?? '', row.author_id])
    .where('id', 'not in', (expression) =>
      expression.selectFrom('reports').select('reporter_id').where('target_id', '=', row.target_id),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

const toOwnDecision = async (database: Database, row: Row): Promise<OwnDecision> => ({
  id: row.target_id,
  kind: row.kind,
  storyId: row.story_id,
  storyTitle: row.kind === 'story' || row.may_read ? row.story_title : null,
  commentText: row.comment_text,
  outcome: outcomes.find((outcome) => outcome === row.outcome) ?? 'unpublished',
  reason: row.reason ?? '',
  decidedAt: toIso(row.decided_at ?? 0),
  until: toIsoOrNull(row.sanction_ends_at),
  hidContent: !isAboutAuthor(row) || row.hid_content === 1,
  reversal: toReversal(row),
  canAppeal: Boolean(row.can_appeal),
  appeal: toAppeal(row),
  isWaiting: await isWaiting(database, row),
});

/**
 * A page of the decisions against what the user wrote, newest first.
 * @throws ApiError `cursor-invalid`.
 */
export async function listOwnDecisions(
  services: Services,
  { cursor, limit, userId }: z.output<typeof ownDecisionListQuery> & { userId: string },
): Promise<OwnDecisionListResponse> {
  const query = selectOwnDecisions(services.database, userId);
  const { rows, nextCursor } = await readPage(services, query, {
    list: 'own-decisions',
    key: ['moderation_cases.decided_at', 'moderation_cases.target_id'],
    cursor,
    limit,
  });
  return {
    items: await Promise.all(rows.map((row) => toOwnDecision(services.database, row))),
    nextCursor,
  };
}

/** Reads a decision against the user and holds its case until the transaction ends. */
function holdOwnDecision(
  transaction: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Row | undefined> {
  return (
    selectOwnDecisions(transaction, userId)
      .where('moderation_cases.target_id', '=', id)
      // SQLite runs one write transaction at a time.
      .$if(isPostgres(transaction), (query) => query.forUpdate('moderation_cases'))
      .executeTakeFirst()
  );
}

/**
 * Appeals against a decision, once.
 * @throws ApiError `case-not-found` or `appeal-closed`.
 */
export async function submitAppeal(
  services: Services,
  { id, actor, text }: { id: string; actor: Actor; text: string },
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const row = await holdOwnDecision(transaction, { id, userId: actor.id });
    if (!row) throw new ApiError('case-not-found');
    if (!row.can_appeal) throw new ApiError('appeal-closed');
    const time = services.now();
    await transaction
      .updateTable('moderation_cases')
      .set({ status: 'appealed', changed_at: time, appeal_text: text, appealed_at: time })
      .where('target_id', '=', id)
      .execute();
    await recordAct(transaction, services, {
      action: 'appeal-submit',
      actor,
      target: await describeCase(transaction, row),
      reason: text,
    });
  });
}
