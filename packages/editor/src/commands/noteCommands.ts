import {
  addNote,
  deleteNotes,
  type MarkColour,
  noteSizeDefault,
  type Position,
  type Size,
  updateNote,
} from '@dreamfork/story';
import { type Selection, selectNotes } from '../session/selection.ts';
import { freeSpot } from './boxes.ts';
import { announce, type CommandContext } from './context.ts';

export type UpdateNoteCommand = {
  noteId: string;
  text?: string;
  position?: Position;
  size?: Size;
  colour?: MarkColour;
};

export function createNoteCommands(
  context: CommandContext,
  select: (selection: Selection) => void,
) {
  const { session, ids } = context;
  return {
    /** Lays an empty note there, or below where cards and notes leave room, and selects it. Returns its id. */
    addNote: (wanted: Position): string | null => {
      const position = freeSpot(session.getState().document, { ...wanted, ...noteSizeDefault });
      const note = { id: ids.next(), position, colour: 'yellow' as const };
      const isDone = announce(
        context,
        session.edit({ label: 'add-note', operation: (story) => addNote(story, { note }) }),
      );
      if (!isDone) return null;
      select(selectNotes([note.id]));
      return note.id;
    },

    /** What a note says, where it lies, its size and colour; a run of typing is one step of undo. */
    updateNote: (input: UpdateNoteCommand) =>
      announce(
        context,
        session.edit({
          label: 'edit-note',
          ...(input.text === undefined ? {} : { gesture: `note-${input.noteId}` }),
          operation: (story) => updateNote(story, input),
        }),
      ),

    deleteNotes: (noteIds: readonly string[]) =>
      announce(
        context,
        session.edit({
          label: 'delete-notes',
          operation: (story) => deleteNotes(story, { noteIds }),
        }),
      ),
  };
}
