import { expect, test } from 'vitest';
import { createReadingRecorder, type ReaderEvent, sendEvery } from './createReadingRecorder.ts';
import { deviceOf, type ReadingBatch, refusesTracking } from './readingBatch.ts';

const day = 24 * 60 * 60 * 1000;

/** A browser with its storage and clock, in which pages are opened. */
function createBrowser() {
  const stored = new Map<string, string>();
  // Noon of a day.
  let time = 20_785.5 * day;
  let ids = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const open = (version: number | null = 3) => {
    const batches: ReadingBatch[] = [];
    const recorder = createReadingRecorder({
      storyKey: '1',
      version,
      place: { source: 'site', device: 'phone' },
      ports: {
        send: (batch) => void batches.push(batch),
        storage: {
          read: (key) => stored.get(key) ?? null,
          write: (key, text) => stored.set(key, text),
        },
        now: () => time,
        after(milliseconds, run) {
          const timer = { at: time + milliseconds, run };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
        randomId() {
          ids += 1;
          return `reading-${ids}`;
        },
      },
    });
    return { ...recorder, batches, events: () => batches.map(({ events }) => events) };
  };
  return {
    open,
    idOf: (event: Partial<ReaderEvent>, version = 3) => {
      const { record, batches } = open(version);
      record({ type: 'start', nodeId: 'first', ...event });
      return batches[0]?.readingId;
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
      for (const timer of timers) {
        if (timer.at > time) continue;
        timers.delete(timer);
        timer.run();
      }
    },
  };
}

const start = { type: 'start', nodeId: 'first', resumed: false };

test('U1: a start is sent at once, what follows in one batch', () => {
  const browser = createBrowser();
  const { record, batches, events } = browser.open();
  record(start);
  expect(batches).toEqual([
    {
      readingId: 'reading-1',
      version: 3,
      source: 'site',
      device: 'phone',
      events: [{ type: 'start', nodeId: 'first' }],
    },
  ]);
  record({ type: 'choose', nodeId: 'first', choiceId: 'left' });
  record({ type: 'enterNode', nodeId: 'home' });
  browser.wait(sendEvery - 1);
  record({ type: 'end', nodeId: 'home' });
  expect(batches).toHaveLength(1);
  browser.wait(1);
  expect(events()[1]).toEqual([
    { type: 'choice', nodeId: 'first', choiceId: 'left' },
    { type: 'node', nodeId: 'home' },
    { type: 'end', nodeId: 'home', seconds: 5 },
  ]);
  expect(batches[1]?.readingId).toBe('reading-1');
});

test('U1: many steps are sent before the limit of the server', () => {
  const { record, events } = createBrowser().open();
  for (let step = 0; step < 45; step += 1) record({ type: 'enterNode', nodeId: `n${step}` });
  expect(events().map(({ length }) => length)).toEqual([40]);
});

test('U1: what no server counts is not sent, and without a version there is no id', () => {
  const { record, batches } = createBrowser().open(null);
  record({ type: 'back', nodeId: 'first' });
  record({ type: 'error' });
  record(start);
  expect(batches).toEqual([{ events: [{ type: 'start', nodeId: 'first' }] }]);
});

test('U2: a browser has one reading of a story a day, however often it begins', () => {
  const { idOf, wait } = createBrowser();
  const first = idOf(start);
  expect(idOf(start)).toBe(first);
  expect(idOf({ type: 'restart' })).toBe(first);
  expect(idOf(start, 4)).toBe(first);
  wait(day);
  const second = idOf(start);
  expect(second).not.toBe(first);
  wait(day);
  expect(idOf({ type: 'restart' })).not.toBe(second);
});

test('U2: a resumed reading goes on under its id on later days, in its version', () => {
  const { idOf, wait } = createBrowser();
  const first = idOf(start);
  wait(3 * day);
  expect(idOf({ resumed: true })).toBe(first);
  wait(day);
  const second = idOf({ resumed: true }, 4);
  expect(second).not.toBe(first);
  expect(idOf({ resumed: true }, 4)).toBe(second);
});

test('U3: a resumed reading tells no duration, nor does one of more than a day', () => {
  const browser = createBrowser();
  const { record, leave, events } = browser.open();
  record({ ...start, resumed: true });
  browser.wait(9000);
  record({ type: 'end', nodeId: 'home' });
  leave();
  record(start);
  browser.wait(day + 1000);
  record({ type: 'end', nodeId: 'home' });
  leave();
  expect(
    events()
      .flat()
      .filter(({ type }) => type === 'end'),
  ).toEqual([
    { type: 'end', nodeId: 'home' },
    { type: 'end', nodeId: 'home' },
  ]);
});

test('U4: leaving sends what waits and where the reader left, once and not after an end', () => {
  const { record, leave, events } = createBrowser().open();
  record(start);
  record({ type: 'enterNode', nodeId: 'fork' });
  leave();
  leave();
  expect(events()[1]).toEqual([
    { type: 'node', nodeId: 'fork' },
    { type: 'leave', nodeId: 'fork' },
  ]);
  expect(events()).toHaveLength(2);
  record({ type: 'end', nodeId: 'home' });
  leave();
  expect(events()[2]?.map(({ type }) => type)).toEqual(['end']);
});

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
])('U5: %j: refuses tracking %j', (signals, refuses) => {
  expect(refusesTracking(signals)).toBe(refuses);
});

test.each([
  [360, 'phone'],
  [599, 'phone'],
  [600, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('U5: a screen of %d pixels is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});
