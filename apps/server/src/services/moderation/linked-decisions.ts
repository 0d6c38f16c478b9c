import type { LinkedDecisionsResponse } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { findRecipient } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';
import { listOwnDecisions, submitAppeal } from './appeals.ts';

const shownDecisions = 20;

/** Finds whom a link was given to. It may be followed again: each decision can be appealed only once anyway. */
async function requireRecipient({ database, now }: Services, token: string): Promise<string> {
  const userId = await findRecipient(database, {
    token,
    purposes: ['decision', 'decision-sign-in'],
    now: now(),
  });
  if (userId === undefined) throw new ApiError('link-expired');
  return userId;
}

/**
 * The last decisions against the recipient of a link.
 * @throws ApiError `link-expired`.
 */
export async function listLinkedDecisions(
  services: Services,
  token: string,
): Promise<LinkedDecisionsResponse> {
  const userId = await requireRecipient(services, token);
  const { items } = await listOwnDecisions(services, { limit: shownDecisions, userId });
  return { items };
}

/**
 * Appeals against a decision as the recipient of a link.
 * @throws ApiError `link-expired`, `case-not-found` or `appeal-closed`.
 */
export async function submitLinkedAppeal(
  services: Services,
  { id, token, text, address }: { id: string; token: string; text: string; address: string },
): Promise<void> {
  const userId = await requireRecipient(services, token);
  const { username } = await services.database
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await submitAppeal(services, { id, text, actor: { id: userId, name: username, address } });
}
