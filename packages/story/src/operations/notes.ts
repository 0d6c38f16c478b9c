import { samePosition, soundPosition } from '../layout/coordinates.ts';
import type { Note, Position, Size } from '../schema/document.ts';

/** How large a note is that says nothing of its size. */
export const noteSizeDefault: Readonly<Size> = { width: 210, height: 150 };

/** No note is narrower or lower than this. */
export const noteSideMinimum = 60;

const side = (value: number, fallback: number): number =>
  Number.isFinite(value) ? Math.max(noteSideMinimum, value) : fallback;

/** The size with sides that a note may have (SPEC E33). */
export const soundSize = ({ width, height }: Size): Size => ({
  width: side(width, noteSizeDefault.width),
  height: side(height, noteSizeDefault.height),
});

/** The note at this position; the very same note where it lies there already. */
export function movedNote(note: Note, wanted: Position | undefined): Note {
  const position = wanted && soundPosition(wanted);
  return !position || samePosition(position, note.position)
    ? note
    : { ...note, position: { ...note.position, ...position } };
}

/** The note in this size; the very same note where it has that already. */
export function resizedNote(note: Note, wanted: Size | undefined): Note {
  const size = wanted && soundSize(wanted);
  return !size || (size.width === note.size.width && size.height === note.size.height)
    ? note
    : { ...note, size: { ...note.size, ...size } };
}
