import { useEffect } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { useCanvas } from './CanvasContext.tsx';

/** A note that was just laid down is written at once. */
export function CanvasNewNote() {
  const { session } = useEditor();
  const { engine } = useCanvas();
  useEffect(() => {
    let last = session.getState();
    return session.subscribe(() => {
      const state = session.getState();
      const before = last;
      last = state;
      const [noteId, ...others] = state.selection.noteIds;
      if (noteId === undefined || others.length > 0) return;
      if (state.selection === before.selection) return;
      const isNew = state.history.past.at(-1)?.label === 'add-note' && isLast(state, noteId);
      if (isNew && !before.selection.noteIds.includes(noteId)) engine.editedNote.set(noteId);
    });
  }, [session, engine]);
  return null;
}

const isLast = (
  { document }: { document: { notes: readonly { id: string; text: string }[] } },
  noteId: string,
): boolean => {
  const note = document.notes.at(-1);
  return note?.id === noteId && note.text === '';
};
