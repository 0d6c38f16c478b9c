import { type PlayState, parsePlayState } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import { readSaves, type Save } from '../saves/saves.ts';
import { type PassageOffsets, readOffsets } from '../session/passageOffsets.ts';
import { type ReadingSettings, readSettings } from '../settings/readingSettings.ts';
import type { PlayerStorage } from './playerStorage.ts';

const settingsKey = 'dreamfork:reading';

function readJson(storage: PlayerStorage, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Progress that cannot be read is as good as none.
    return null;
  }
}

/** The stored progress, bookmarks and settings of a reader for one story. */
export function createProgressStorage(
  storage: PlayerStorage,
  storyId: string | undefined,
  soon: (run: () => void) => void = whenIdle,
  /** Called whenever the storage refuses the progress, so that it lasts until the page is left. */
  onRefused: () => void = () => undefined,
) {
  /** Pending writes, by key. */
  const waiting = new Map<string, unknown>();
  /** Writes pending values immediately. */
  const flush = (): void => {
    let isRefused = false;
    for (const [key, value] of waiting) {
      if (!storage.write(key, JSON.stringify(value))) isRefused = true;
    }
    waiting.clear();
    if (isRefused) onRefused();
  };
  /** Written in idle time, because a long history takes time to serialise; `flush` writes immediately. */
  const keepSoon = (key: string, value: unknown): void => {
    if (storyId === undefined) return;
    const isAwaited = waiting.size > 0;
    waiting.set(key, value);
    if (!isAwaited) soon(flush);
  };
  const stored = (key: string): unknown =>
    storyId === undefined ? null : (waiting.get(key) ?? readJson(storage, key));
  const keyOf = (kind: string): string => `dreamfork:${kind}:${storyId}`;
  const place = keyOf('place');
  const offsets = keyOf('offsets');
  const endings = keyOf('endings');
  const saves = keyOf('saves');
  return {
    place: (): PlayState | null => parsePlayState(stored(place)),
    keepPlace: (state: PlayState): void => keepSoon(place, state),
    offsets: (): PassageOffsets => readOffsets(stored(offsets)),
    keepOffsets: (read: PassageOffsets): void => keepSoon(offsets, Object.fromEntries(read)),
    flush,
    saves: (): Save[] => readSaves(stored(saves)),
    keepSaves: (list: readonly Save[]): boolean =>
      storyId !== undefined && storage.write(saves, JSON.stringify(list)),
    /** Ids of the ends that the reader has reached in any reading. */
    endings: (): string[] => {
      const ids = stored(endings);
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    },
    keepEndings: (ids: readonly string[]): void => keepSoon(endings, ids),
    settings: (): Partial<ReadingSettings> => readSettings(readJson(storage, settingsKey)),
    keepSettings: (settings: ReadingSettings): void => {
      storage.write(settingsKey, JSON.stringify(settings));
    },
  };
}

export type ProgressStorage = ReturnType<typeof createProgressStorage>;
