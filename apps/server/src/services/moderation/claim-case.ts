import { claimMinutes } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { CaseRow, Database } from '../../db/schema.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
import type { Services } from '../services.ts';
import { describeCase, requireCase, requireNoParty } from './find-case.ts';

export type CaseCall = { id: string; actor: Actor };

const claimLength = claimMinutes * 60_000;

/** Whether the claim of a case lasts. One that would last longer than any was made while the clock was ahead. */
export const isClaimed = (
  { claimed_by, claim_ends_at }: Pick<CaseRow, 'claimed_by' | 'claim_ends_at'>,
  time: number,
): boolean => {
  const left = (claim_ends_at ?? 0) - time;
  return claimed_by !== null && left > 0 && left <= claimLength;
};

/** @throws ApiError `case-claimed`, with the name of the moderator who works on the case. */
export async function requireUnclaimed(
  transaction: Database,
  row: CaseRow,
  { actor, time }: { actor: Actor; time: number },
): Promise<void> {
  if (!isClaimed(row, time) || row.claimed_by === actor.id) return;
  const moderator = await transaction
    .selectFrom('users')
    .select('username')
    .where('id', '=', row.claimed_by)
    .executeTakeFirst();
  throw new ApiError('case-claimed', {
    errors: [{ code: 'case-claimed', message: moderator?.username ?? '' }],
  });
}

async function changeClaim(
  services: Services,
  { id, actor }: CaseCall,
  action: 'case-claim' | 'case-release',
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const row = await requireCase(transaction, id);
    await requireUnclaimed(transaction, row, { actor, time });
    if (action === 'case-claim') {
      if (row.status === 'settled') throw new ApiError('report-not-found');
      await requireNoParty(transaction, row, actor.id);
    }
    const isOwn = isClaimed(row, time);
    if (action === 'case-release' && !isOwn) return;
    await transaction
      .updateTable('moderation_cases')
      .set(
        action === 'case-claim'
          ? { claimed_by: actor.id, claim_ends_at: time + claimLength }
          : { claimed_by: null, claim_ends_at: null },
      )
      .where('target_id', '=', id)
      .execute();
    // Claiming again only makes the claim last longer.
    if (action === 'case-claim' && isOwn) return;
    const target = await describeCase(transaction, row);
    await recordAct(transaction, services, { action, actor, target });
  });
}

/**
 * Claims an undecided case for half an hour.
 * @throws ApiError `case-not-found`, `case-claimed`, `case-own`, or `report-not-found` for a settled case.
 */
export const claimCase = (services: Services, call: CaseCall): Promise<void> =>
  changeClaim(services, call, 'case-claim');

/**
 * Ends a claim of the actor's own.
 * @throws ApiError `case-not-found` or `case-claimed`.
 */
export const releaseCase = (services: Services, call: CaseCall): Promise<void> =>
  changeClaim(services, call, 'case-release');

/**
 * Leaves a note for the other moderators.
 * @throws ApiError `case-not-found`.
 */
export async function addCaseNote(
  { database, newId, now }: Services,
  { id, actor, text }: CaseCall & { text: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireCase(transaction, id);
    await transaction
      .insertInto('case_notes')
      .values({ id: newId(), target_id: id, author_name: actor.name, text, created_at: now() })
      .execute();
  });
}
