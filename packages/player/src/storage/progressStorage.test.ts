import type { PlayState } from '@dreamfork/story';
import { expect, test, vi } from 'vitest';
import { defaultReadingSettings } from '../settings/readingSettings.ts';
import { memoryStorage, type PlayerStorage } from './playerStorage.ts';
import { createProgressStorage } from './progressStorage.ts';

const state: PlayState = {
  currentNodeId: 'fork',
  history: ['start', 'fork'],
  backStack: ['start'],
  mode: 'manual',
  isPaused: false,
  isFinished: false,
};

test('progress is stored for each story separately', () => {
  const storage = memoryStorage();
  createProgressStorage(storage, 'one', (run) => run()).keepPlace(state);
  expect(createProgressStorage(storage, 'one').place()).toEqual(state);
  expect(createProgressStorage(storage, 'two').place()).toBeNull();
});

test('progress is written in idle time, and only the latest', () => {
  const storage = memoryStorage();
  const waiting: (() => void)[] = [];
  const progressStorage = createProgressStorage(storage, 'one', (run) => waiting.push(run));
  progressStorage.keepPlace(state);
  progressStorage.keepPlace({ ...state, currentNodeId: 'start' });
  expect(createProgressStorage(storage, 'one').place()).toBeNull();
  expect(progressStorage.place()?.currentNodeId).toBe('start');
  for (const run of waiting) run();
  expect(waiting).toHaveLength(1);
  expect(createProgressStorage(storage, 'one').place()?.currentNodeId).toBe('start');
});

test('pending progress is written when the reader leaves', () => {
  const storage = memoryStorage();
  const progressStorage = createProgressStorage(storage, 'one', () => undefined);
  progressStorage.keepPlace(state);
  progressStorage.flush();
  expect(createProgressStorage(storage, 'one').place()).toEqual(state);
});

test('a storage that refuses the progress is reported', () => {
  const onRefused = vi.fn<() => void>();
  const refusing = { ...memoryStorage(), write: () => false };
  const later = (storage: PlayerStorage) =>
    createProgressStorage(storage, 'one', () => undefined, onRefused);
  const kept = later(memoryStorage());
  kept.keepPlace(state);
  kept.flush();
  expect(onRefused).not.toHaveBeenCalled();
  const lost = later(refusing);
  lost.keepPlace(state);
  lost.keepOffsets(new Map());
  lost.flush();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('scroll offsets are stored with the progress', () => {
  const storage = memoryStorage();
  const progressStorage = createProgressStorage(storage, 'one', () => undefined);
  progressStorage.keepPlace(state);
  progressStorage.keepOffsets(new Map([['fork', 0.5]]));
  expect([...progressStorage.offsets()]).toEqual([['fork', 0.5]]);
  progressStorage.flush();
  const later = createProgressStorage(storage, 'one');
  expect(later.place()).toEqual(state);
  expect([...later.offsets()]).toEqual([['fork', 0.5]]);
  expect(createProgressStorage(storage, 'two').offsets().size).toBe(0);
});

test('settings are shared by all stories', () => {
  const storage = memoryStorage();
  createProgressStorage(storage, 'one').keepSettings({
    ...defaultReadingSettings,
    textSize: 'huge',
  });
  expect(createProgressStorage(storage, 'two').settings().textSize).toBe('huge');
});

test('progress stored by an earlier version keeps its back stack', () => {
  const storage = memoryStorage();
  const { backStack: trail, ...rest } = state;
  storage.write('dreamfork:place:one', JSON.stringify({ ...rest, trail }));
  expect(createProgressStorage(storage, 'one').place()).toEqual(state);
});

test.each(['', '{', '7', '{"currentNodeId":1}'])(
  'a damaged entry such as %j counts as none',
  (text) => {
    const storage = memoryStorage();
    for (const key of ['dreamfork:place:one', 'dreamfork:saves:one', 'dreamfork:reading']) {
      storage.write(key, text);
    }
    const progressStorage = createProgressStorage(storage, 'one');
    expect(progressStorage.place()).toBeNull();
    expect(progressStorage.saves()).toEqual([]);
    expect(progressStorage.settings()).toEqual({});
  },
);

test('progress of a story without an id is not stored', () => {
  const storage = memoryStorage();
  const progressStorage = createProgressStorage(storage, undefined);
  progressStorage.keepPlace(state);
  expect(progressStorage.place()).toBeNull();
  expect(progressStorage.keepSaves([])).toBe(false);
});
