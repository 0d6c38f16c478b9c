import { ApiError } from '../../api-error.ts';
import type { CaseRow, Database } from '../../db/schema.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/may-read.ts';
import { republishStory } from '../stories/publish-story.ts';
import { type CaseCall, requireUnclaimed } from './claim-case.ts';
import { readWriter, type Writer } from './decide.ts';
import { describeCase, requireCase, requireNoParty } from './find-case.ts';
import { isAboutAuthor, mayReverse } from './read-case.ts';
import { restoreComment } from './reported-comment.ts';
import { changeAccount } from './sanction-author.ts';

async function restoreContent(
  services: Services,
  transaction: Database,
  row: CaseRow,
): Promise<void> {
  if (row.kind === 'comment') return restoreComment(transaction, row, services.now());
  const story = await liveStories(transaction)
    .select('id')
    .where('id', '=', row.story_id)
    .executeTakeFirst();
  const wasPublic = row.was_visible === 1;
  if (story) await republishStory(services, transaction, { storyId: row.story_id, wasPublic });
}

/**
 * Undoes what a decision did: content comes back, and the account is what the other decisions in force make it.
 * @throws ApiError of `changeAccount`.
 */
export async function undoDecision(
  services: Services,
  transaction: Database,
  { row, actor, reason }: { row: CaseRow; actor: CaseCall['actor']; reason: string },
): Promise<void> {
  await transaction
    .updateTable('moderation_cases')
    .set({ reversed_at: services.now() })
    .where('target_id', '=', row.target_id)
    .execute();
  if (!isAboutAuthor(row) || row.hid_content === 1) {
    await restoreContent(services, transaction, row);
  }
  if (isAboutAuthor(row)) await changeAccount(services, transaction, { row, actor, reason });
}

/**
 * Takes a decision back without an appeal.
 * @throws ApiError `case-not-found`, `case-own`, `case-claimed`, `reversal-closed`, or those of `changeAccount`.
 */
export async function reverseDecision(
  services: Services,
  { id, actor, reason }: CaseCall & { reason: string },
): Promise<{ writer: Writer; row: CaseRow }> {
  return services.database.transaction().execute(async (transaction) => {
    const time = services.now();
    const row = await requireCase(transaction, id);
    await requireNoParty(transaction, row, actor.id);
    if (!mayReverse(row)) throw new ApiError('reversal-closed');
    await requireUnclaimed(transaction, row, { actor, time });
    await undoDecision(services, transaction, { row, actor, reason });
    await transaction
      .updateTable('moderation_cases')
      .set({ changed_at: time, reversal_reason: reason })
      .where('target_id', '=', id)
      .execute();
    await recordAct(transaction, services, {
      action: 'decision-reverse',
      actor,
      target: await describeCase(transaction, row),
      reason,
    });
    return { row, writer: await readWriter(transaction, row) };
  });
}
