import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/playerStorage.ts';
import { createCounting, type StoryFacts } from './createCounting.ts';

const sent = vi.fn<typeof fetch>(async () => Response.json({ success: true }));

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('innerWidth', 700);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { baseURI: 'https://host.example/' }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = 'https://api.example/api/story/7/data';

function createReader(facts: StoryFacts = { version: 3 }, storage = memoryStorage()) {
  const end = new AbortController();
  const count = createCounting({ address, facts, storage, signal: end.signal });
  return { count, end: () => end.abort(), storage };
}

const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(init?.body as string));

test('a start is sent at once, all else within five seconds or on leaving', () => {
  const { count, end } = createReader();
  count?.({ type: 'start', nodeId: 'a', resumed: false });
  count?.({ type: 'choose', nodeId: 'a', choiceId: 'c' });
  count?.({ type: 'enterNode', nodeId: 'b' });
  expect(sent.mock.calls.map(([url]) => (url as URL).href)).toEqual([
    'https://api.example/api/story/7/events',
  ]);
  vi.advanceTimersByTime(5000);
  end();
  const start = { version: 3, source: 'element', device: 'tablet' };
  expect(bodies()).toMatchObject([
    { ...start, events: [{ type: 'start', nodeId: 'a' }] },
    {
      events: [
        { type: 'choice', nodeId: 'a', choiceId: 'c' },
        { type: 'node', nodeId: 'b' },
      ],
    },
    { events: [{ type: 'leave', nodeId: 'b' }] },
  ]);
  expect(new Set(bodies().map(({ readingId }) => readingId)).size).toBe(1);
});

test('a resumed reading goes on under its id, a restart and a new version begin another', () => {
  const { count, storage } = createReader();
  count?.({ type: 'start', nodeId: 'a', resumed: false });
  createReader({ version: 3 }, storage).count?.({ type: 'start', nodeId: 'b', resumed: true });
  createReader({ version: 4 }, storage).count?.({ type: 'start', nodeId: 'b', resumed: true });
  count?.({ type: 'restart', nodeId: 'a' });
  const [first, second, third, fourth] = bodies().map(({ readingId }) => readingId);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('who ends does not leave', () => {
  const { count, end } = createReader();
  count?.({ type: 'start', nodeId: 'a', resumed: false });
  count?.({ type: 'end', nodeId: 'a' });
  end();
  expect(bodies().at(-1)?.events).toEqual([{ type: 'end', nodeId: 'a' }]);
});

test.each<[StoryFacts, object]>([
  [{}, {}],
  [{ version: 3, countsReadings: false }, {}],
  [{ version: 3 }, { doNotTrack: '1' }],
  [{ version: 3 }, { globalPrivacyControl: true }],
])('%j in a browser with %j is not counted', (facts, signals) => {
  vi.stubGlobal('navigator', signals);
  expect(createReader(facts).count).toBeUndefined();
});
