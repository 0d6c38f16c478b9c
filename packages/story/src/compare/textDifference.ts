import { diffArrays } from 'diff';

/** A stretch of a text that is the same in both versions, or one piece that differs. */
export type TextPiece = { readonly kind: 'same'; readonly text: string } | TextChange;

type TextChange = { readonly kind: 'change'; readonly removed: string; readonly added: string };

/** The most insertions and deletions that are looked for; texts further apart differ as a whole. */
const mostEdits = 1000;

/** Divides a text into words and what is between them. */
export const wordSegmenter = new Intl.Segmenter('ru', { granularity: 'word' });

const segmentsOf = (text: string): string[] =>
  Array.from(wordSegmenter.segment(text), ({ segment }) => segment);

const isGap = (text: string): boolean => /^[^\p{L}\p{N}\n\r]*$/u.test(text);

const join = (...changes: readonly Omit<TextChange, 'kind'>[]): TextChange => ({
  kind: 'change',
  removed: changes.map(({ removed }) => removed).join(''),
  added: changes.map(({ added }) => added).join(''),
});

/** Adds a stretch; changes with nothing but space or punctuation between them become one piece. */
function append(pieces: TextPiece[], piece: TextPiece): void {
  const last = pieces.at(-1);
  const beforeLast = pieces.at(-2);
  if (piece.kind === 'same' || !last) pieces.push(piece);
  else if (last.kind === 'change') {
    pieces[pieces.length - 1] = join(last, piece);
  } else if (beforeLast?.kind === 'change' && isGap(last.text)) {
    const gap = { removed: last.text, added: last.text };
    pieces.splice(-2, 2, join(beforeLast, gap, piece));
  } else pieces.push(piece);
}

/** How a text differs from another, word by word, in pieces that can be taken one by one (SPEC G6). */
export function textDifference(before: string, after: string): TextPiece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const whole: TextPiece[] = [{ kind: 'change', removed: before, added: after }];
  const stretches = diffArrays(segmentsOf(before), segmentsOf(after), { maxEditLength: mostEdits });
  if (!stretches) return whole;
  const pieces: TextPiece[] = [];
  for (const { added, removed, value } of stretches) {
    const text = value.join('');
    if (added) append(pieces, { kind: 'change', removed: '', added: text });
    else if (removed) append(pieces, { kind: 'change', removed: text, added: '' });
    else append(pieces, { kind: 'same', text });
  }
  return pieces;
}

/** The text with those changes in force that `isTaken` accepts by their index in the list (SPEC G7). */
export const applyPieces = (
  pieces: readonly TextPiece[],
  isTaken: (index: number) => boolean,
): string =>
  pieces
    .map((piece, index) =>
      piece.kind === 'same' ? piece.text : isTaken(index) ? piece.added : piece.removed,
    )
    .join('');
