import { finitePosition, samePosition } from '../layout/coordinates.ts';
import type { Note, Position, Size } from '../schema/document.ts';

/** The default size of a note. */
export const noteSizeDefault: Readonly<Size> = { width: 210, height: 150 };

/** The minimum width and height of a note. */
export const noteSideMinimum = 60;

const side = (value: number, fallback: number): number =>
  Number.isFinite(value) ? Math.max(noteSideMinimum, value) : fallback;

/** The size with valid sides (SPEC E33). */
export const soundSize = ({ width, height }: Size): Size => ({
  width: side(width, noteSizeDefault.width),
  height: side(height, noteSizeDefault.height),
});

/** The note at this position; the same object if nothing changes. */
export function movedNote(note: Note, wanted: Position | undefined): Note {
  const position = wanted && finitePosition(wanted);
  return !position || samePosition(position, note.position)
    ? note
    : { ...note, position: { ...note.position, ...position } };
}

/** The note in this size; the same object if nothing changes. */
export function resizedNote(note: Note, wanted: Size | undefined): Note {
  const size = wanted && soundSize(wanted);
  return !size || (size.width === note.size.width && size.height === note.size.height)
    ? note
    : { ...note, size: { ...note.size, ...size } };
}
