import type { AssistantUsage } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { GenerationSettings } from '../../configuration/generation.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';

type User = Pick<UserRow, 'id' | 'premium_expires_at'>;

const dayLength = 24 * 60 * 60 * 1000;

const dayOf = (time: number): number => Math.floor(time / dayLength);

/** How many requests of a user are allowed in a day. */
function limitOf(
  { dailyLimit, premiumDailyLimit }: GenerationSettings,
  user: User,
  now: number,
): number {
  const isPremium = (user.premium_expires_at ?? 0) > now;
  return isPremium ? Math.max(premiumDailyLimit, dailyLimit) : dailyLimit;
}

/** How often a user has asked a model today. */
export async function readUsage(
  { database, now }: Services,
  settings: GenerationSettings,
  user: User,
): Promise<AssistantUsage> {
  const time = now();
  const day = dayOf(time);
  const found = await database
    .selectFrom('assistant_uses')
    .select('used')
    .where('user_id', '=', user.id)
    .where('day', '=', day)
    .executeTakeFirst();
  return {
    used: found?.used ?? 0,
    limit: limitOf(settings, user, time),
    resetsAt: new Date((day + 1) * dayLength).toISOString(),
  };
}

/**
 * Counts a request before it is made: one statement, so that processes cannot count past the limit together.
 * @throws ApiError `assistant-limit-reached`.
 * @returns takes the request back, once.
 */
export async function countUse(
  { database, now }: Services,
  settings: GenerationSettings,
  user: User,
): Promise<() => Promise<void>> {
  const time = now();
  const day = dayOf(time);
  const limit = limitOf(settings, user, time);
  const counted =
    limit > 0 &&
    (await database
      .insertInto('assistant_uses')
      .values({ user_id: user.id, day, used: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet((build) => ({ used: build('assistant_uses.used', '+', 1) }))
          .where('assistant_uses.used', '<', limit),
      )
      .returning('used')
      .executeTakeFirst());
  if (!counted) {
    const retryAfter = Math.ceil(((day + 1) * dayLength - time) / 1000);
    throw new ApiError('assistant-limit-reached', { retryAfter });
  }
  if (counted.used === 1) {
    await database
      .deleteFrom('assistant_uses')
      .where('user_id', '=', user.id)
      .where('day', '<', day)
      .execute();
  }
  return async () => {
    await database
      .updateTable('assistant_uses')
      .set(({ eb }) => ({ used: eb('used', '-', 1) }))
      .where('user_id', '=', user.id)
      .where('day', '=', day)
      .where('used', '>', 0)
      .execute();
  };
}
