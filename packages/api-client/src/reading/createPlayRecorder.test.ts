import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayEvents } from '../contract/index.ts';
import { createPlayRecorder, deviceOf, refusesTracking, sendEvery } from './createPlayRecorder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createReader(version: number | null = 3, stored = new Map<string, string>()) {
  const send = vi.fn<(batch: PlayEvents) => void>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let time = 0;
  const recorder = createPlayRecorder({ storyId: '1', version, send, storage, now: () => time });
  return {
    ...recorder,
    send,
    stored,
    wait: (milliseconds: number) => {
      time += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
    sent: () => send.mock.calls.map(([{ events }]) => events),
  };
}

test('a start is sent at once, what follows in one batch', async () => {
  const { record, sent, send, wait } = createReader();
  record({ type: 'start', nodeId: 'first', resumed: false });
  await Promise.resolve();
  expect(sent()).toEqual([[{ type: 'start', nodeId: 'first' }]]);
  record({ type: 'choose', nodeId: 'first', choiceId: 'left' });
  record({ type: 'enterNode', nodeId: 'home' });
  wait(sendEvery - 1);
  record({ type: 'end', nodeId: 'home' });
  expect(send).toHaveBeenCalledOnce();
  wait(1);
  expect(sent()[1]).toEqual([
    { type: 'choice', nodeId: 'first', choiceId: 'left' },
    { type: 'node', nodeId: 'home' },
    { type: 'end', nodeId: 'home', seconds: 5 },
  ]);
  const [first, second] = send.mock.calls.map(([batch]) => batch);
  expect(first).toMatchObject({ version: 3, readingId: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(second?.readingId).toBe(first?.readingId);
});

test('leaving sends what waits and where the reader left, once and not after an end', async () => {
  const { record, leave, sent } = createReader();
  record({ type: 'start', nodeId: 'first', resumed: false });
  await Promise.resolve();
  record({ type: 'enterNode', nodeId: 'fork' });
  leave();
  leave();
  expect(sent()[1]).toEqual([
    { type: 'node', nodeId: 'fork' },
    { type: 'leave', nodeId: 'fork' },
  ]);
  expect(sent()).toHaveLength(2);
  record({ type: 'end', nodeId: 'home' });
  leave();
  expect(sent()[2]?.map(({ type }) => type)).toEqual(['end']);
});

test('a resumed reading goes on under its id; a restart, a new version and another start do not', async () => {
  const stored = new Map<string, string>();
  const idOf = async (event: { type: string; resumed?: boolean }, version = 3) => {
    const { record, send } = createReader(version, stored);
    record({ ...event, nodeId: 'first' });
    await Promise.resolve();
    return send.mock.calls[0]?.[0].readingId;
  };
  const first = await idOf({ type: 'start', resumed: false });
  expect(await idOf({ type: 'start', resumed: true })).toBe(first);
  expect(await idOf({ type: 'start', resumed: true }, 4)).not.toBe(first);
  const third = await idOf({ type: 'start', resumed: false });
  expect(third).not.toBe(first);
  expect(await idOf({ type: 'restart' })).not.toBe(third);
});

test('a resumed reading tells no duration', async () => {
  const stored = new Map([['dreamfork.reading.1', '3.0123456789abcdef']]);
  const { record, sent, wait, leave } = createReader(3, stored);
  record({ type: 'start', nodeId: 'fork', resumed: true });
  wait(9000);
  record({ type: 'end', nodeId: 'home' });
  leave();
  expect(sent().flat()).toContainEqual({ type: 'end', nodeId: 'home' });
});

test('long steps are sent before the limit of the server', () => {
  const { record, sent } = createReader();
  for (let step = 0; step < 45; step += 1) record({ type: 'enterNode', nodeId: `n${step}` });
  expect(sent().map((events) => events.length)).toEqual([40]);
});

test('what the server does not count is not sent, and without a version no id is', async () => {
  const { record, send } = createReader(null);
  record({ type: 'back', nodeId: 'first' });
  record({ type: 'error' });
  record({ type: 'start', nodeId: 'first', resumed: false });
  await Promise.resolve();
  expect(send.mock.calls).toEqual([[{ events: [{ type: 'start', nodeId: 'first' }] }]]);
});

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
])('%j: refuses tracking %j', (signals, refuses) => {
  expect(refusesTracking(signals)).toBe(refuses);
});

test.each([
  [360, 'phone'],
  [599, 'phone'],
  [600, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a screen of %d pixels is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});
