import { finitePosition, samePosition } from '../layout/coordinates.ts';
import type { Note, Position, Size, StoryDocument } from '../schema/document.ts';
import { defaultMarkColour, type MarkColour } from '../schema/markColours.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { assertValidId } from './newIds.ts';

/** The default size of a note. */
export const noteSizeDefault: Readonly<Size> = { width: 210, height: 150 };

/** The minimum width and height of a note. */
export const noteSideMinimum = 60;

const side = (value: number, fallback: number): number =>
  Number.isFinite(value) ? Math.max(noteSideMinimum, value) : fallback;

/** The size with valid sides (SPEC E33). */
const soundSize = ({ width, height }: Size): Size => ({
  width: side(width, noteSizeDefault.width),
  height: side(height, noteSizeDefault.height),
});

/** The note at this position; the same object if nothing changes. */
function movedNote(note: Note, wanted: Position | undefined): Note {
  const position = wanted && finitePosition(wanted);
  return !position || samePosition(position, note.position)
    ? note
    : { ...note, position: { ...note.position, ...position } };
}

/** The note in this size; the same object if nothing changes. */
function resizedNote(note: Note, wanted: Size | undefined): Note {
  const size = wanted && soundSize(wanted);
  return !size || (size.width === note.size.width && size.height === note.size.height)
    ? note
    : { ...note, size: { ...note.size, ...size } };
}

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

export type DeleteNotesInput = { noteIds: readonly string[] };

/** Deletes notes (SPEC E34). */
export function deleteNotes(story: StoryDocument, { noteIds }: DeleteNotesInput): EditResult {
  const known = new Set(story.notes.map(({ id }) => id));
  for (const noteId of noteIds) {
    if (!known.has(noteId)) return refused('note-not-found', { noteId });
  }
  const doomed = new Set(noteIds);
  if (doomed.size === 0) return edited(story, story);
  return edited(story, { ...story, notes: story.notes.filter(({ id }) => !doomed.has(id)) });
}
