import type { PlayState } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { defaultReadingSettings } from '../settings/readingSettings.ts';
import { createKeeping } from './keeping.ts';
import { memoryStorage } from './playerStorage.ts';

const state: PlayState = {
  currentNodeId: 'fork',
  history: ['start', 'fork'],
  trail: ['start'],
  mode: 'manual',
  isPaused: false,
  isFinished: false,
};

test('a place is kept for each story by itself', () => {
  const storage = memoryStorage();
  createKeeping(storage, 'one', (run) => run()).keepPlace(state);
  expect(createKeeping(storage, 'one').place()).toEqual(state);
  expect(createKeeping(storage, 'two').place()).toBeNull();
});

test('a place waits for a quiet moment, and only the latest is written', () => {
  const storage = memoryStorage();
  const waiting: (() => void)[] = [];
  const keeping = createKeeping(storage, 'one', (run) => waiting.push(run));
  keeping.keepPlace(state);
  keeping.keepPlace({ ...state, currentNodeId: 'start' });
  expect(createKeeping(storage, 'one').place()).toBeNull();
  expect(keeping.place()?.currentNodeId).toBe('start');
  for (const run of waiting) run();
  expect(waiting).toHaveLength(1);
  expect(createKeeping(storage, 'one').place()?.currentNodeId).toBe('start');
});

test('a place that waits is kept at once when the reader leaves', () => {
  const storage = memoryStorage();
  const keeping = createKeeping(storage, 'one', () => undefined);
  keeping.keepPlace(state);
  keeping.flush();
  expect(createKeeping(storage, 'one').place()).toEqual(state);
});

test('settings are the reader’s, whatever the story', () => {
  const storage = memoryStorage();
  createKeeping(storage, 'one').keepSettings({ ...defaultReadingSettings, textSize: 'huge' });
  expect(createKeeping(storage, 'two').settings().textSize).toBe('huge');
});

test.each(['', '{', '7', '{"currentNodeId":1}'])(
  'a damaged entry such as %j counts as none',
  (text) => {
    const storage = memoryStorage();
    for (const key of ['dreamfork:place:one', 'dreamfork:saves:one', 'dreamfork:reading']) {
      storage.write(key, text);
    }
    const keeping = createKeeping(storage, 'one');
    expect(keeping.place()).toBeNull();
    expect(keeping.saves()).toEqual([]);
    expect(keeping.settings()).toEqual({});
  },
);

test('a story without a name is not kept', () => {
  const storage = memoryStorage();
  const keeping = createKeeping(storage, undefined);
  keeping.keepPlace(state);
  expect(keeping.place()).toBeNull();
  expect(keeping.keepSaves([])).toBe(false);
});
