import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the browser runs the function when it is idle, or at the timeout', () => {
  const request = vi.fn<typeof requestIdleCallback>(() => 7);
  const cancel = vi.fn<typeof cancelIdleCallback>();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = vi.fn<() => void>();
  const stop = whenIdle(run, 2000);
  expect(request).toHaveBeenCalledWith(run, { timeout: 2000 });
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('without idle callbacks a timer runs the function, unless it is cancelled', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn<() => void>();
  whenIdle(run);
  whenIdle(run)();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
