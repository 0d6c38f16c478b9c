import type { Position, StoryDocument } from '../schema/document.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { movedNote } from './notes.ts';

export type MoveNotesInput = { positions: Readonly<Record<string, Position>> };

/** Moves notes to the given positions (SPEC E5, E33). */
export function moveNotes(story: StoryDocument, { positions }: MoveNotesInput): EditResult {
  const wanted = new Map(Object.entries(positions));
  const known = new Set(story.notes.map(({ id }) => id));
  for (const noteId of wanted.keys()) {
    if (!known.has(noteId)) return refused('note-not-found', { noteId });
  }
  const notes = story.notes.map((note) => movedNote(note, wanted.get(note.id)));
  const isSame = notes.every((note, index) => note === story.notes[index]);
  return edited(story, isSame ? story : { ...story, notes });
}
