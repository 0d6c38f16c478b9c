import { useEffect } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { type FoldedStorage, keepFolded } from './keepFolded.ts';

const keyOf = (storyId: string) => `dreamfork.editor.folded.${storyId}`;

const browserStorage: FoldedStorage = {
  read: (storyId) => {
    try {
      return localStorage.getItem(keyOf(storyId));
    } catch {
      return null;
    }
  },
  write: (storyId, text) => {
    try {
      if (text === null) localStorage.removeItem(keyOf(storyId));
      else localStorage.setItem(keyOf(storyId), text);
    } catch {
      // Private windows and full disks refuse; groups then open unfolded the next time.
    }
  },
};

/** Keeps on this device which groups of the story are folded. */
export function useFolded(): void {
  const { session } = useEditor();
  useEffect(() => keepFolded(session, browserStorage), [session]);
}
