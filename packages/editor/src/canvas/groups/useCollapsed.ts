import { useEffect } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { type CollapsedStorage, persistCollapsed } from './persistCollapsed.ts';

const keyOf = (storyId: string) => `dreamfork.editor.folded.${storyId}`;

const browserStorage: CollapsedStorage = {
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
export function useCollapsed(): void {
  const { session } = useEditor();
  useEffect(() => persistCollapsed(session, browserStorage), [session]);
}
