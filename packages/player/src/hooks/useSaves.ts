import type { PlayState } from '@dreamfork/story';
import { useState } from 'react';
import { addSave, freshSaveId, removeSave, type Save, savesMaximum } from '../saves/saves.ts';
import type { ProgressStorage } from '../storage/progressStorage.ts';

export type Saves = {
  list: readonly Save[];
  isFull: boolean;
  /** Whether the storage refused the last change, so that only this page holds it. */
  isPassing: boolean;
  add: (title: string, state: PlayState) => void;
  remove: (id: string) => void;
};

/** The reader's bookmarks in this story. */
export function useSaves(progressStorage: ProgressStorage): Saves {
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
