import type { AppealOutcome } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { CaseRow } from '../../db/schema.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Services } from '../services.ts';
import { type CaseCall, requireUnclaimed } from './claim-case.ts';
import { readWriter, type Writer } from './decide.ts';
import { describeCase, requireCase, requireNoParty } from './find-case.ts';
import { mayDecideAppeal } from './read-case.ts';
import { undoDecision } from './reverse-decision.ts';

/**
 * Upholds a decision, or reverses it and undoes what it did.
 * @throws ApiError `case-not-found`, `case-claimed`, `appeal-closed` where nothing is appealed, `appeal-own`
 * for who decided and for the author, `case-own` for who reported, or of `undoDecision`.
 */
export async function decideAppeal(
  services: Services,
  { id, actor, outcome, answer }: CaseCall & { outcome: AppealOutcome; answer: string },
): Promise<{ writer: Writer; row: CaseRow }> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const row = await requireCase(transaction, id);
    if (row.status !== 'appealed') throw new ApiError('appeal-closed');
    if (!mayDecideAppeal(row, actor.id)) throw new ApiError('appeal-own');
    await requireNoParty(transaction, row, actor.id);
    await requireUnclaimed(transaction, row, { actor, time });
    await transaction
      .updateTable('moderation_cases')
      .set({
        status: 'settled',
        changed_at: time,
        claimed_by: null,
        claim_ends_at: null,
        appeal_outcome: outcome,
        appeal_answer: answer,
        appeal_decided_at: time,
      })
      .where('target_id', '=', id)
      .execute();
    if (outcome === 'reversed') {
      await undoDecision(services, transaction, { row, actor, reason: answer });
    }
    await recordAct(transaction, services, {
      action: outcome === 'reversed' ? 'appeal-reverse' : 'appeal-uphold',
      actor,
      target: await describeCase(transaction, row),
      reason: answer,
    });
    return { row, writer: await readWriter(transaction, row) };
  });
}
