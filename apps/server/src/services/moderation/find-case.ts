import { type AliasableExpression, expressionBuilder, type SqlBool } from 'kysely';
import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { CaseRow, Database, Tables } from '../../db/schema.ts';
import { mayRead } from '../stories/may-read.ts';

const cases = expressionBuilder<Tables, 'moderation_cases'>();

const isPublicTarget = cases.and([
  cases.exists(
    cases
      .selectFrom('stories')
      .select('stories.id')
      .whereRef('stories.id', '=', 'moderation_cases.story_id')
      .where(mayRead(undefined)),
  ),
  cases.or([
    cases('moderation_cases.kind', '=', 'story'),
    cases.exists(
      cases
        .selectFrom('story_comments')
        .select('story_comments.id')
        .whereRef('story_comments.id', '=', 'moderation_cases.target_id'),
    ),
  ]),
]);

/** True for cases about what readers, or reviewers, can see now. */
export const isVisibleTarget: AliasableExpression<SqlBool> = cases.or([
  isPublicTarget,
  cases.exists(
    cases
      .selectFrom('review_comments')
      .select('review_comments.id')
      .whereRef('review_comments.id', '=', 'moderation_cases.target_id'),
  ),
]);

/** True for cases whose decision blocks their author at a time. */
export const isSanctionInForce = (time: number): AliasableExpression<SqlBool> =>
  cases.and([
    cases('moderation_cases.outcome', 'in', ['suspended', 'banned']),
    cases('moderation_cases.reversed_at', 'is', null),
    cases.or([
      cases('moderation_cases.sanction_ends_at', 'is', null),
      cases('moderation_cases.sanction_ends_at', '>', time),
    ]),
  ]);

/** Reads a case and holds it until the transaction ends. */
export const holdCase = (transaction: Database, id: string): Promise<CaseRow | undefined> =>
  transaction
    .selectFrom('moderation_cases')
    .selectAll()
    .where('target_id', '=', id)
    // SQLite runs one write transaction at a time.
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();

/** @throws ApiError `case-not-found`. */
export async function requireCase(transaction: Database, id: string): Promise<CaseRow> {
  const row = await holdCase(transaction, id);
  if (!row) throw new ApiError('case-not-found');
  return row;
}

/** Whether a user wrote what a case is about or reported it. */
export async function isParty(
  database: Database,
  { kind, target_id, author_id }: Pick<CaseRow, 'kind' | 'target_id' | 'author_id'>,
  userId: string,
): Promise<boolean> {
  if (author_id === userId) return true;
  const report = await database
    .selectFrom('reports')
    .select('reporter_id')
    .where('target_id', '=', target_id)
    .where('reporter_id', '=', userId)
    .executeTakeFirst();
  if (report) return true;
  if (kind !== 'story') return false;
  const member = await database
    .selectFrom('story_members')
    .select('user_id')
    .where('story_id', '=', target_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

/** @throws ApiError `case-own` for its author, for co-authors of a story and for who reported it. */
export async function requireNoParty(
  transaction: Database,
  row: CaseRow,
  userId: string,
): Promise<void> {
  if (await isParty(transaction, row, userId)) throw new ApiError('case-own');
}

/** What the audit log says a case is about: the title of the story, or the name of the comment's author. */
export async function describeCase(transaction: Database, row: CaseRow) {
  const { kind, target_id: id } = row;
  if (kind === 'story') return { kind, id, name: row.story_title };
  const author = await transaction
    .selectFrom('users')
    .select('username')
    .where('id', '=', row.author_id)
    .executeTakeFirst();
  return { kind, id, name: author?.username ?? '' };
}
