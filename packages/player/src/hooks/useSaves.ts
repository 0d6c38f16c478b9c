import type { PlayState } from '@dreamfork/story';
import { useState } from 'react';
import { addSave, freshSaveId, removeSave, type Save, savesMaximum } from '../saves/saves.ts';
import type { Keeping } from '../storage/keeping.ts';

export type Saves = {
  list: readonly Save[];
  isFull: boolean;
  /** The last change is held by this page alone: the storage refused it. */
  isPassing: boolean;
  add: (title: string, state: PlayState) => void;
  remove: (id: string) => void;
};

/** The places that a reader marked in this story. */
export function useSaves(keeping: Keeping): Saves {
  const [list, setList] = useState<readonly Save[]>(() => keeping.saves());
  const [isPassing, setPassing] = useState(false);
  const change = (next: readonly Save[]): void => {
    setList(next);
    setPassing(!keeping.keepSaves(next));
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
