import { finitePosition } from '../layout/coordinates.ts';
import type { Position, Size, StoryDocument } from '../schema/document.ts';
import { defaultMarkColour, type MarkColour } from '../schema/markColours.ts';
import { assertValidId } from './assertValidId.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { noteSizeDefault, soundSize } from './notes.ts';

/** A note to add; missing values get defaults. */
export type NewNote = {
  id: string;
  position: Position;
  text?: string;
  size?: Size;
  colour?: MarkColour;
};

export type AddNoteInput = { note: NewNote };

/** Adds a note (SPEC E32). */
export function addNote(story: StoryDocument, { note }: AddNoteInput): EditResult {
  assertValidId(note.id);
  if (story.notes.some(({ id }) => id === note.id)) return refused('id-taken', { noteId: note.id });
  const added = {
    id: note.id,
    text: note.text ?? '',
    position: finitePosition(note.position),
    size: soundSize(note.size ?? noteSizeDefault),
    colour: note.colour ?? defaultMarkColour,
  };
  return edited(story, { ...story, notes: [...story.notes, added] });
}
