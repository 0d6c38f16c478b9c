import { describe, expect, test } from 'vitest';
import { createSignInPace } from '../../src/plugins/sign-in-pace.ts';

const openPace = () => {
  const clock = { time: 0, waited: [] as number[] };
  const pace = createSignInPace({
    now: () => clock.time,
    async wait(milliseconds) {
      clock.waited.push(milliseconds);
    },
  });
  const attempt = async (account = 'owner') => {
    clock.waited = [];
    const refused = await pace.takeTurn(account);
    return refused ?? clock.waited[0] ?? 0;
  };
  const attempts = async (count: number) => {
    const waits = [];
    for (let sent = 0; sent < count; sent += 1) waits.push(await attempt());
    return waits;
  };
  return { clock, pace, attempt, attempts };
};

describe('the pace of attempts to sign in', () => {
  test('keeps waiting longer and longer, up to eight seconds, and then says when to come back', async () => {
    const { attempts } = openPace();
    expect(await attempts(10)).toEqual(Array(10).fill(0));
    expect(await attempts(6)).toEqual([250, 750, 1750, 3750, 7750, { retryAfter: 13 }]);
  });

  test('lets one in every five seconds, however many try', async () => {
    const { clock, attempts } = openPace();
    await attempts(100);
    const begun = clock.time;
    let admitted = 0;
    for (; clock.time < begun + 60_000; clock.time += 100) {
      const [answer] = await attempts(1);
      if (typeof answer === 'number') admitted += 1;
    }
    expect(admitted).toBe(12);
  });

  test('is of each account, and forgotten after a quarter of an hour without any', async () => {
    const { clock, attempt, attempts } = openPace();
    await attempts(100);
    expect(await attempt('somebody else')).toBe(0);
    clock.time += 15 * 60 * 1000;
    expect(await attempt()).toBe(0);
  });

  test('begins anew once the owner is in', async () => {
    const { pace, attempt, attempts } = openPace();
    await attempts(100);
    pace.clear('owner');
    expect(await attempt()).toBe(0);
  });
});
