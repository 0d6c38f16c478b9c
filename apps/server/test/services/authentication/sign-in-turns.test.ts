import { expect, test } from 'vitest';
import {
  clearTurns,
  purgeTurns,
  takeTurn,
} from '../../../src/services/authentication/sign-in-turns.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import { openTestServer } from '../../support/test-server.ts';

describeOnBothEngines('the pace of attempts to sign in', (engine) => {
  const server = openTestServer(engine);

  const openPace = (account: string) => {
    const clock = { time: 1_000_000_000_000, waited: [] as number[] };
    const services = {
      database: server().services.database,
      now: () => clock.time,
      async wait(milliseconds: number) {
        clock.waited.push(milliseconds);
      },
    };
    const attempt = async (name = account) => {
      clock.waited = [];
      return (await takeTurn(services, name)) ?? clock.waited[0] ?? 0;
    };
    const attempts = async (count: number) => {
      const waits = [];
      for (let sent = 0; sent < count; sent += 1) waits.push(await attempt());
      return waits;
    };
    return { clock, services, attempt, attempts };
  };

  test('keeps waiting longer and longer, up to eight seconds, and then says when to come back', async () => {
    const { attempts } = openPace('longer');
    expect(await attempts(10)).toEqual(Array(10).fill(0));
    expect(await attempts(6)).toEqual([250, 750, 1750, 3750, 7750, { retryAfter: 13 }]);
  });

  test('lets one in every five seconds, however many try', async () => {
    const { clock, attempts } = openPace('many');
    await attempts(16);
    const begun = clock.time;
    let admitted = 0;
    for (; clock.time < begun + 60_000; clock.time += 250) {
      const [answer] = await attempts(1);
      if (typeof answer === 'number') admitted += 1;
    }
    expect(admitted).toBe(12);
  });

  test('is of each account, and forgotten after a quarter of an hour without any', async () => {
    const { clock, services, attempt, attempts } = openPace('each');
    await attempts(16);
    expect(await attempt('somebody else')).toBe(0);
    clock.time += 15 * 60 * 1000;
    expect(await attempt()).toBe(0);
    clock.time += 15 * 60 * 1000;
    await purgeTurns(services);
    const left = services.database.selectFrom('sign_in_turns').selectAll().execute();
    expect(await left).toEqual([]);
  });

  test('begins anew once the owner is in', async () => {
    const { services, attempt, attempts } = openPace('anew');
    await attempts(16);
    await clearTurns(services, 'anew');
    expect(await attempt()).toBe(0);
  });

  test('holds where the clock of another process is behind, not for a clock that was wrong', async () => {
    const { clock, attempt, attempts } = openPace('clocks');
    await attempts(15);
    clock.time -= 200;
    expect(await attempt()).toEqual({ retryAfter: 13 });
    clock.time -= 24 * 60 * 60 * 1000;
    expect(await attempt()).toBe(0);
  });
});
