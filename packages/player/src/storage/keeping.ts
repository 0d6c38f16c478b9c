import { isPlayState, type PlayState } from '@dreamfork/story';
import { readSaves, type Save } from '../saves/saves.ts';
import { type ReadingSettings, readSettings } from '../settings/readingSettings.ts';
import { whenIdle } from '../time/whenIdle.ts';
import type { PlayerStorage } from './playerStorage.ts';

/** The keys of the storage; a story is named by the host. */
const keys = {
  place: (storyId: string) => `dreamfork:place:${storyId}`,
  saves: (storyId: string) => `dreamfork:saves:${storyId}`,
  settings: 'dreamfork:reading',
};

function readJson(storage: PlayerStorage, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a player keeps of one reader and one story, over any storage. */
export function createKeeping(
  storage: PlayerStorage,
  storyId: string | undefined,
  soon: (run: () => void) => void = whenIdle,
) {
  let waiting: PlayState | null = null;
  /** Keeps at once what waits. */
  const flush = (): void => {
    if (waiting === null || storyId === undefined) return;
    const text = JSON.stringify(waiting);
    waiting = null;
    storage.write(keys.place(storyId), text);
  };
  return {
    place: (): PlayState | null => {
      if (waiting !== null) return waiting;
      const kept = storyId === undefined ? null : readJson(storage, keys.place(storyId));
      return isPlayState(kept) ? kept : null;
    },
    /** A long way takes its time to be written, so this waits for a quiet moment: `flush` when there is none. */
    keepPlace: (state: PlayState): void => {
      if (storyId === undefined) return;
      const isAwaited = waiting !== null;
      waiting = state;
      if (!isAwaited) soon(flush);
    },
    flush,
    saves: (): Save[] =>
      storyId === undefined ? [] : readSaves(readJson(storage, keys.saves(storyId))),
    keepSaves: (saves: readonly Save[]): boolean =>
      storyId !== undefined && storage.write(keys.saves(storyId), JSON.stringify(saves)),
    settings: (): Partial<ReadingSettings> => readSettings(readJson(storage, keys.settings)),
    keepSettings: (settings: ReadingSettings): void => {
      storage.write(keys.settings, JSON.stringify(settings));
    },
  };
}

export type Keeping = ReturnType<typeof createKeeping>;
