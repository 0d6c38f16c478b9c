import {
  addNote,
  deleteNotes,
  type MarkColour,
  noteSizeDefault,
  type Position,
  type Size,
  updateNote,
} from '@dreamfork/story';
import { freeBox } from '../../geometry/boxes.ts';
import { type Selection, selectNotes } from '../../store/session/selection.ts';
import { type EditContext, reportRejected } from './context.ts';

export type UpdateNoteInput = {
  noteId: string;
  text?: string;
  position?: Position;
  size?: Size;
  colour?: MarkColour;
};

const writing = (noteId: string): string => `note-${noteId}`;

export function createNoteEdits(context: EditContext, select: (selection: Selection) => void) {
  const { session, ids } = context;
  return {
    /** Lays an empty note there, or at the nearest free place, to be written at once. Returns its id. */
    addNote: (wanted: Position): string | null => {
      const { document } = session.getState();
      const box = { ...wanted, ...noteSizeDefault };
      const position = freeBox(document, box, context.view().covered);
      const note = { id: ids.next(), position, colour: 'yellow' as const };
      const isDone = reportRejected(
        context,
        session.edit({ label: 'add-note', operation: (story) => addNote(story, { note }) }),
      );
      if (!isDone) return null;
      select(selectNotes([note.id]));
      session.writeNote(note.id);
      return note.id;
    },

    /** Text, position, size and colour of a note; a run of typing is one step of undo. */
    updateNote: (input: UpdateNoteInput) =>
      reportRejected(
        context,
        session.edit({
          label: 'edit-note',
          ...(input.text === undefined ? {} : { gesture: writing(input.noteId) }),
          operation: (story) => updateNote(story, input),
        }),
      ),

    deleteNotes: (noteIds: readonly string[]) =>
      reportRejected(
        context,
        session.edit({
          label: 'delete-notes',
          operation: (story) => deleteNotes(story, { noteIds }),
        }),
      ),
  };
}
