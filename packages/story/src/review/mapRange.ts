import type { TextPiece } from '../compare/textDifference.ts';

/** What became of a range of a text in another version of it. */
export type MappedRange = {
  /** In the other version; empty where nothing of the range is kept: there the range would stand. */
  readonly from: number;
  readonly to: number;
  /** Whether every character is kept, with nothing between them. */
  readonly isWhole: boolean;
};

const word = /[\p{L}\p{N}]/u;

/** Whether a stretch counts as kept: one that has a word, or of a range without words anything but space. */
const counts = (kept: string, range: string): boolean =>
  word.test(range) ? word.test(kept) : kept.trim() !== '';

/**
 * Leads both ends of a range through a word difference. Pieces that changed within the range are part of it in
 * both versions; those that reach across an end, and what was inserted at an end, stay outside (SPEC H3).
 */
export function mapRange(
  pieces: readonly TextPiece[],
  { from, to }: { readonly from: number; readonly to: number },
): MappedRange {
  let [before, after] = [0, 0];
  let [start, end, point] = [-1, -1, 0];
  let isWhole = false;
  let [kept, range] = ['', ''];
  const include = (first: number, last: number) => {
    if (start === -1) start = first;
    end = last;
  };
  for (const piece of pieces) {
    const old = piece.kind === 'same' ? piece.text : piece.removed;
    const [first, last] = [Math.max(from, before), Math.min(to, before + old.length)];
    if (before <= from) point = after;
    if (first < last) range += old.slice(first - before, last - before);
    if (piece.kind === 'same') {
      if (first < last) {
        kept += piece.text.slice(first - before, last - before);
        include(after + first - before, after + last - before);
        isWhole = first === from && last === to;
      }
      after += old.length;
    } else {
      const isWithin = from <= before && before + old.length <= to;
      if (isWithin && old !== '') include(after, after + piece.added.length);
      after += piece.added.length;
    }
    before += old.length;
  }
  return counts(kept, range)
    ? { from: start, to: end, isWhole }
    : { from: point, to: point, isWhole: false };
}

/** The range without the space at its ends. */
export function withoutSpace(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): { from: number; to: number } {
  const range = text.slice(from, to);
  return { from: to - range.trimStart().length, to: from + range.trimEnd().length };
}
