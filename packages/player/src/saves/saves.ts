import { type PlayState, parsePlayState } from '@dreamfork/story';
import { useState } from 'react';

/** A bookmark. */
export type Save = {
  id: string;
  /** The title of the node when it was bookmarked. */
  title: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  state: PlayState;
};

export const savesMaximum = 20;

function parseSave(data: unknown): Save | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, title, savedAt, state: stored } = data as Partial<Record<keyof Save, unknown>>;
  const state = parsePlayState(stored);
  const isSave = typeof id === 'string' && typeof title === 'string' && Number.isFinite(savedAt);
  return isSave && state ? { id, title, savedAt: Number(savedAt), state } : null;
}

/** Reads stored saves and leaves out invalid ones. */
export const readSaves = (data: unknown): Save[] =>
  Array.isArray(data) ? data.flatMap((item) => parseSave(item) ?? []).slice(0, savesMaximum) : [];

/** The saves with a new one in front; unchanged if there is no room. */
export const addSave = (saves: readonly Save[], save: Save): readonly Save[] =>
  saves.length < savesMaximum ? [save, ...saves] : saves;

export const removeSave = (saves: readonly Save[], id: string): readonly Save[] =>
  saves.filter((save) => save.id !== id);

/** An id that none of these saves has. */
export function freshSaveId(saves: readonly Save[], savedAt: number): string {
  let number = savedAt;
  while (saves.some(({ id }) => id === String(number))) number += 1;
  return String(number);
}

export type Saves = {
  list: readonly Save[];
  isFull: boolean;
  /** Whether the storage refused the last change, so that only this page holds it. */
  isPassing: boolean;
  add: (title: string, state: PlayState) => void;
  remove: (id: string) => void;
};

/** Where saves are kept; it may refuse them. */
type SavesStorage = {
  saves: () => Save[];
  keepSaves: (saves: readonly Save[]) => boolean;
};

/** The reader's bookmarks in this story. */
export function useSaves(progressStorage: SavesStorage): Saves {
  const [list, setList] = useState<readonly Save[]>(() => progressStorage.saves());
  const [isPassing, setPassing] = useState(false);
  const change = (next: readonly Save[]): void => {
    setList(next);
    setPassing(!progressStorage.keepSaves(next));
  };
  return {
    list,
    isFull: list.length >= savesMaximum,
    isPassing,
    add: (title, state) => {
      const savedAt = Date.now();
      change(addSave(list, { id: freshSaveId(list, savedAt), title, savedAt, state }));
    },
    remove: (id) => change(removeSave(list, id)),
  };
}
