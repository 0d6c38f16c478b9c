import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insistently } from './insistently.ts';

const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', network);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again with growing pauses, once a minute at last, until it succeeds', async () => {
  const tries: number[] = [];
  const began = Date.now();
  const loaded = insistently(async () => {
    tries.push((Date.now() - began) / 1000);
    if (tries.length < 8) throw new Error('no answer');
    return 'part';
  });
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('part');
  expect(tries).toEqual([0, 2, 6, 14, 30, 62, 122, 182]);
});

it('tries at once when the network is back', async () => {
  const state = { isUp: false };
  const loaded = insistently(async () => {
    if (!state.isUp) throw new Error('no network');
    return 'part';
  });
  await vi.advanceTimersByTimeAsync(0);
  state.isUp = true;
  network.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});
