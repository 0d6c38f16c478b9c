import { sql } from 'kysely';
import { hashSecret } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';

const minute = 60 * 1000;
const forgottenAfter = 15 * minute;
const freeAttempts = 10;
const firstGap = 250;
const longestGap = 5000;
const doublings = Math.ceil(Math.log2(longestGap / firstGap));
// Clients time out after ten seconds.
const longestWait = 8000;

/** How far the clocks of processes may differ. An attempt that lies further ahead was made by a wrong clock. */
const clockTolerance = minute;

const gapAfter = (attempts: number): number =>
  attempts < freeAttempts ? 0 : Math.min(firstGap * 2 ** (attempts - freeAttempts), longestGap);

/** `gapAfter` the attempt that is being counted. */
const nextGap = sql`
  case
    when held.attempts + 1 < ${sql.lit(freeAttempts)} then 0
    when held.attempts + 1 >= ${sql.lit(freeAttempts + doublings)} then ${sql.lit(longestGap)}
    else ${sql.lit(firstGap)} << (held.attempts + 1 - ${sql.lit(freeAttempts)})
  end`;

const isOver = sql`(
  held.last_at <= excluded.last_at - ${sql.lit(forgottenAfter)}
  or held.last_at > excluded.last_at + ${sql.lit(clockTolerance)})`;

const idOf = (account: string): string => hashSecret(JSON.stringify(['turn', account]));

type Needs = Pick<Services, 'database' | 'now' | 'wait'>;

/**
 * Waits for the turn of an attempt to sign in, whichever process it comes to; where too many wait already, returns
 * the seconds after which to retry. After ten attempts each one delays the next, by up to five seconds; fifteen
 * minutes without attempts reset the account. Addresses count whether or not they have an account.
 */
export async function takeTurn(
  { database, now, wait }: Needs,
  account: string,
): Promise<{ retryAfter: number } | undefined> {
  const time = now();
  const id = idOf(account);
  const { rows } = await sql<{ attempts: number; next_at: number }>`
    insert into sign_in_turns as held (id, attempts, next_at, last_at)
    values (${id}, 1, ${time}, ${time})
    on conflict (id) do update set
      attempts = case when ${isOver} then 1 else held.attempts + 1 end,
      next_at = case
        when ${isOver} then excluded.next_at
        when held.next_at > excluded.last_at then held.next_at + ${nextGap}
        else excluded.last_at + ${nextGap}
      end,
      last_at = excluded.last_at
    where ${isOver} or held.next_at <= excluded.last_at + ${sql.lit(longestWait)}
    returning attempts, next_at`.execute(database);
  const [turn] = rows;
  if (turn) {
    const milliseconds = turn.next_at - gapAfter(turn.attempts) - time;
    if (milliseconds > 0) await wait(milliseconds);
    return undefined;
  }
  const held = await database
    .selectFrom('sign_in_turns')
    .select('next_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return { retryAfter: Math.max(1, Math.ceil(((held?.next_at ?? time) - time) / 1000)) };
}

/** Resets the attempts after a successful sign-in. */
export async function clearTurns({ database }: Pick<Needs, 'database'>, account: string) {
  await database.deleteFrom('sign_in_turns').where('id', '=', idOf(account)).execute();
}

/** Deletes what no longer delays anybody. */
export async function purgeTurns({ database, now }: Pick<Needs, 'database' | 'now'>) {
  await database
    .deleteFrom('sign_in_turns')
    .where('last_at', '<=', now() - forgottenAfter)
    .execute();
}
