import type { Position, Size, StoryDocument } from '../schema/document.ts';
import type { MarkColour } from '../schema/markColours.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { movedNote, resizedNote } from './notes.ts';

export type UpdateNoteInput = {
  noteId: string;
  text?: string;
  position?: Position;
  size?: Size;
  colour?: MarkColour;
};

/** Changes the text, position, size or colour of a note (SPEC E33). */
export function updateNote(
  story: StoryDocument,
  { noteId, text, position, size, colour }: UpdateNoteInput,
): EditResult {
  const index = story.notes.findIndex(({ id }) => id === noteId);
  const note = story.notes[index];
  if (!note) return refused('note-not-found', { noteId });
  const placed = resizedNote(movedNote(note, position), size);
  const updated = { ...placed, text: text ?? note.text, colour: colour ?? note.colour };
  const isSame = placed === note && updated.text === note.text && updated.colour === note.colour;
  return edited(story, isSame ? story : { ...story, notes: story.notes.with(index, updated) });
}
