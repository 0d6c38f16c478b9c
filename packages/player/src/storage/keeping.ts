import { isPlayState, type PlayState } from '@dreamfork/story';
import { readSaves, type Save } from '../saves/saves.ts';
import { type ReadingSettings, readSettings } from '../settings/readingSettings.ts';
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
export function createKeeping(storage: PlayerStorage, storyId: string | undefined) {
  return {
    place: (): PlayState | null => {
      const kept = storyId === undefined ? null : readJson(storage, keys.place(storyId));
      return isPlayState(kept) ? kept : null;
    },
    keepPlace: (state: PlayState): void => {
      if (storyId !== undefined) storage.write(keys.place(storyId), JSON.stringify(state));
    },
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
