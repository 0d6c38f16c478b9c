import { fail, succeed } from '@dreamfork/story';
import { expect, test, vi } from 'vitest';
import type { MediaServices } from '../../services/index.ts';
import { createMediaAddresses } from './createMediaAddresses.ts';

type Sign = NonNullable<MediaServices['sign']>;

const hour = 3_600_000;

/** A clock that moves when the test says so, and a server whose addresses hold for an hour. */
function start(answer?: Sign) {
  let now = 0;
  let jobs: { at: number; work: () => void }[] = [];
  let count = 0;
  const sign = vi.fn<Sign>(
    answer ??
      (async (paths) => {
        count += 1;
        return succeed(
          paths.map((path) => ({ path, address: `${path}?${count}`, endsAt: now + hour })),
        );
      }),
  );
  const addresses = createMediaAddresses(sign, {
    now: () => now,
    after: (milliseconds, work) => {
      const job = { at: now + milliseconds, work };
      jobs.push(job);
      return () => {
        jobs = jobs.filter((other) => other !== job);
      };
    },
  });
  const advance = async (milliseconds: number) => {
    now += milliseconds;
    const due = jobs.filter(({ at }) => at <= now);
    jobs = jobs.filter(({ at }) => at > now);
    for (const { work } of due) work();
    await vi.waitFor(() => expect(sign.mock.results.every(Boolean)).toBe(true));
    await new Promise((done) => setImmediate(done));
  };
  return { addresses, sign, advance };
}

test('what is wanted at one time is asked for in one request, of a hundred paths at most', async () => {
  const { addresses, sign, advance } = start();
  for (let at = 0; at < 130; at++) addresses.want(`/api/media/${at}/download`);
  expect(sign).not.toHaveBeenCalled();
  await advance(20);
  expect(sign.mock.calls.map(([paths]) => paths.length)).toEqual([100, 30]);
  expect(addresses.getState()['/api/media/7/download']).toBe('/api/media/7/download?1');
  addresses.want('/api/media/7/download');
  await advance(20);
  expect(sign).toHaveBeenCalledTimes(2);
});

test('addresses are renewed before they end, and only while they are wanted', async () => {
  const { addresses, sign, advance } = start();
  addresses.want('/seen');
  const leave = addresses.want('/left');
  await advance(20);
  leave();
  await advance(hour - 300_000);
  expect(sign.mock.calls.at(-1)).toEqual([['/seen']]);
  expect(addresses.getState()['/seen']).toBe('/seen?2');
});

test('a file that is gone does not keep the others from being shown', async () => {
  const { addresses, advance } = start(async (paths) =>
    paths.includes('/gone')
      ? fail({ message: 'Не найдено', status: 404 })
      : succeed(paths.map((path) => ({ path, address: `${path}?ok`, endsAt: hour }))),
  );
  addresses.want('/gone');
  addresses.want('/here');
  await advance(20);
  expect(addresses.getState()).toEqual({ '/gone': null, '/here': '/here?ok' });
});

test('after a failure a file can be asked for again', async () => {
  const answers = [
    fail({ message: 'Нет сети' }),
    succeed([{ path: '/a', address: '/a?1', endsAt: hour }]),
  ];
  const { addresses, advance } = start(async () => answers.shift() ?? fail({ message: '' }));
  addresses.want('/a');
  await advance(20);
  expect(addresses.getState()).toEqual({ '/a': null });
  addresses.renew('/a');
  await advance(20);
  expect(addresses.getState()).toEqual({ '/a': '/a?1' });
});

test('when the network returns, what is wanted and has no address is asked for again', async () => {
  let isOnline = false;
  const { addresses, sign, advance } = start(async (paths) =>
    isOnline
      ? succeed(paths.map((path) => ({ path, address: `${path}?signed`, endsAt: hour })))
      : fail({ message: 'Нет сети' }),
  );
  addresses.want('/seen');
  const leave = addresses.want('/left');
  await advance(20);
  expect(addresses.getState()).toEqual({ '/seen': null, '/left': null });
  leave();
  isOnline = true;
  addresses.retry();
  await advance(20);
  expect(sign.mock.calls.at(-1)).toEqual([['/seen']]);
  expect(addresses.getState()['/seen']).toBe('/seen?signed');
  addresses.retry();
  await advance(20);
  expect(sign).toHaveBeenCalledTimes(2);
});
