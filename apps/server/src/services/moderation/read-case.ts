import { type CaseDetails, sanctions } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { CaseRow, Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { toIso, toIsoOrNull } from '../users/user-views.ts';
import { isParty } from './find-case.ts';
import { selectCases, toCaseItem } from './list-cases.ts';
import type { ReviewEvidence } from './review-evidence.ts';

const shownReports = 20;
/** Acts, and notes. */
const shownHistory = 100;

type History = CaseDetails['history'];

async function readReports(database: Database, id: string): Promise<CaseDetails['reports']> {
  const rows = await database
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .select(['reason', 'details', 'node_id', 'reports.created_at', 'settled_at', 'users.username'])
    .where('target_id', '=', id)
    .orderBy('reports.created_at', 'desc')
    .limit(shownReports)
    .execute();
  return rows.map((row) => ({
    reason: row.reason,
    details: row.details,
    nodeId: row.node_id,
    reporterName: row.username,
    reportedAt: toIso(row.created_at),
    isSettled: row.settled_at !== null,
  }));
}

async function readHistory(database: Database, id: string): Promise<History> {
  const acts = await database
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_name', 'reason', 'created_at'])
    .where('target_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownHistory)
    .execute();
  const notes = await database
    .selectFrom('case_notes')
    .select(['id', 'author_name', 'text', 'created_at'])
    .where('target_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownHistory)
    .execute();
  const entries: History = [
    ...acts.map((act) => ({
      id: act.id,
      action: act.action,
      actorName: act.actor_name,
      text: act.reason,
      createdAt: toIso(act.created_at),
    })),
    ...notes.map((note) => ({
      id: note.id,
      action: 'note' as const,
      actorName: note.author_name,
      text: note.text,
      createdAt: toIso(note.created_at),
    })),
  ];
  return entries.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** The appeal against the last decision, with its outcome. */
export const toAppeal = (row: CaseRow): CaseDetails['appeal'] =>
  row.appeal_text === null || row.appealed_at === null
    ? null
    : {
        text: row.appeal_text,
        createdAt: toIso(row.appealed_at),
        outcome: row.appeal_outcome,
        answer: row.appeal_answer,
        decidedAt: toIsoOrNull(row.appeal_decided_at),
      };

/** Whether a decision is about the author, not only about what they wrote. */
export const isAboutAuthor = ({ outcome }: Pick<CaseRow, 'outcome'>): boolean =>
  sanctions.some((sanction) => sanction === outcome);

/** Whether the decision can be taken back: none that has no effect or is appealed. */
export const mayReverse = (row: CaseRow): boolean =>
  row.status === 'settled' &&
  row.reversed_at === null &&
  (isAboutAuthor(row) || row.outcome === 'unpublished' || row.outcome === 'comment-deleted');

/** What a reported comment on a draft is about, and what was said before it. */
function toReview({ review_evidence }: CaseRow): CaseDetails['evidence']['review'] {
  if (review_evidence === null) return null;
  const { quote, suggestion, thread }: ReviewEvidence = JSON.parse(review_evidence);
  return { quote, suggestion, thread };
}

/** That the staff took a decision back without an appeal. */
export const toReversal = ({ reversed_at, reversal_reason }: CaseRow) =>
  reversed_at === null || reversal_reason === null
    ? null
    : { reason: reversal_reason, reversedAt: toIso(reversed_at) };

/** Neither who decided nor the author decides an appeal. */
export const mayDecideAppeal = (row: CaseRow, userId: string): boolean =>
  row.status === 'appealed' && row.decided_by !== userId && row.author_id !== userId;

/**
 * A case with its evidence, reports and history.
 * @throws ApiError `case-not-found`.
 */
export async function readCase(
  { database, now }: Services,
  { id, viewerId }: { id: string; viewerId: string },
): Promise<CaseDetails> {
  const row = await selectCases(database)
    .leftJoin('users as deciders', 'deciders.id', 'moderation_cases.decided_by')
    .leftJoin('case_stories', 'case_stories.target_id', 'moderation_cases.target_id')
    .select(['deciders.username as decider_name', 'case_stories.size_bytes'])
    .where('moderation_cases.target_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('case-not-found');
  const mayDecide = !(await isParty(database, row, viewerId));
  return {
    ...toCaseItem(row, { viewerId, time: now() }),
    evidence: {
      recordedAt: toIso(row.recorded_at),
      storyVersion: row.story_version,
      contentHash: row.content_hash,
      hasStory: row.size_bytes !== null,
      review: toReview(row),
    },
    reports: await readReports(database, id),
    decision:
      row.outcome === null || row.decided_at === null
        ? null
        : {
            outcome: row.outcome,
            reason: row.reason,
            moderatorName: row.decider_name,
            decidedAt: toIso(row.decided_at),
            until: toIsoOrNull(row.sanction_ends_at),
            hidContent: row.hid_content === 1,
            reversal: toReversal(row),
          },
    appeal: toAppeal(row),
    mayDecide,
    mayReverse: mayDecide && mayReverse(row),
    mayDecideAppeal: mayDecide && mayDecideAppeal(row, viewerId),
    history: await readHistory(database, id),
  };
}
