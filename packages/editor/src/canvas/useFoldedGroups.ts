import { useEffect } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { Session } from '../store/session/createSession.ts';

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
export function useFoldedGroups(): void {
  const { session } = useEditor();
  useEffect(() => persistFolded(session, browserStorage), [session]);
}

/** Where it is kept which groups of a story are folded. A browser may refuse; then nothing is kept. */
type FoldedStorage = {
  read: (storyId: string) => string | null;
  write: (storyId: string, text: string | null) => void;
};

function parse(text: string | null): string[] {
  if (text === null) return [];
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Folds what was folded the last time and remembers what is now. Returns how to stop. */
export function persistFolded(session: Session, storage: FoldedStorage): () => void {
  const { saved, document } = session.getState();
  const known = new Set(document.groups.map(({ id }) => id));
  const before = saved.id === undefined ? [] : parse(storage.read(saved.id));
  const folded = before.filter((id) => known.has(id));
  if (folded.length > 0) session.setOverlays({ foldedGroups: new Set(folded) });

  let { foldedGroups } = session.getState().overlays;
  let storyId = saved.id;
  return session.subscribe(() => {
    const state = session.getState();
    const isSame = state.overlays.foldedGroups === foldedGroups && state.saved.id === storyId;
    if (isSame) return;
    foldedGroups = state.overlays.foldedGroups;
    storyId = state.saved.id;
    if (storyId === undefined) return;
    const ids = [...foldedGroups].filter((id) =>
      state.document.groups.some((group) => group.id === id),
    );
    storage.write(storyId, ids.length > 0 ? JSON.stringify(ids) : null);
  });
}
