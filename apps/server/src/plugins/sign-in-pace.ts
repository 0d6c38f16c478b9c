const minute = 60 * 1000;
const forgottenAfter = 15 * minute;
const freeAttempts = 10;
const firstGap = 250;
const longestGap = 5000;
// Clients time out after ten seconds.
const longestWait = 8000;
const accountsMaximum = 10_000;

type Turns = { attempts: number; next: number; last: number };
type Clock = { now: () => number; wait: (milliseconds: number) => Promise<void> };

/** Delays attempts to sign in to one account. */
export type SignInPace = {
  /** Waits for the account's turn; where too many wait already, returns the seconds after which to retry. */
  takeTurn: (account: string) => Promise<{ retryAfter: number } | undefined>;
  /** Resets the attempts after a successful sign-in. */
  clear: (account: string) => void;
};

const gapAfter = (attempts: number): number =>
  attempts < freeAttempts ? 0 : Math.min(firstGap * 2 ** (attempts - freeAttempts), longestGap);

/**
 * After ten attempts each one delays the next, by up to five seconds; fifteen minutes without attempts reset
 * the account. Addresses count whether or not they have an account.
 */
export function createSignInPace({ now, wait }: Clock): SignInPace {
  // A Map keeps the order of insertion: the first key is the least recent one.
  const accounts = new Map<string, Turns>();

  function keep(account: string, turns: Turns): void {
    accounts.delete(account);
    accounts.set(account, turns);
    const [oldest] = accounts.keys();
    if (accounts.size > accountsMaximum && oldest !== undefined) accounts.delete(oldest);
  }

  return {
    async takeTurn(account) {
      const time = now();
      const held = accounts.get(account);
      const before =
        held && held.last <= time && held.last > time - forgottenAfter
          ? held
          : { attempts: 0, next: time, last: time };
      const turn = Math.max(time, before.next);
      if (turn - time > longestWait) return { retryAfter: Math.ceil((turn - time) / 1000) };
      const attempts = before.attempts + 1;
      keep(account, { attempts, next: turn + gapAfter(attempts), last: time });
      if (turn > time) await wait(turn - time);
      return undefined;
    },
    clear(account) {
      accounts.delete(account);
    },
  };
}
