import { textDifference, wordSegmenter } from '../compare/textDifference.ts';

/** Characters `from` to `to` of the base, replaced by `text`; an insertion replaces none. */
type TextEdit = { readonly from: number; readonly to: number; readonly text: string };

function editsOf(base: string, side: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  for (const piece of textDifference(base, side)) {
    const to = at + (piece.kind === 'same' ? piece.text : piece.removed).length;
    if (piece.kind === 'change') edits.push({ from: at, to, text: piece.added });
    at = to;
  }
  return edits;
}

const isSame = (one: TextEdit, other: TextEdit): boolean =>
  one.from === other.from && one.to === other.to && one.text === other.text;

const areInsertionsAtOnePlace = (one: TextEdit, other: TextEdit): boolean =>
  one.from === other.from && one.to === one.from && other.to === other.from;

/** Whether both replace the same words, or one inserts among words that the other replaces. */
const overlaps = (one: TextEdit, other: TextEdit): boolean =>
  one.from < other.to && other.from < one.to;

/** Of two insertions at one place white space comes first: a word may follow it at the caret of its author. */
const precedes = (one: TextEdit, other: TextEdit): boolean =>
  areInsertionsAtOnePlace(one, other)
    ? one.text.trim() === ''
    : one.from < other.from || (one.from === other.from && one.to < other.to);

/**
 * The edits of both sides in order, those that both made once; null if two of them overlap. Where both insert at one
 * place, theirs comes first.
 */
function joinEdits(mine: readonly TextEdit[], theirs: readonly TextEdit[]): TextEdit[] | null {
  const joined: TextEdit[] = [];
  let [own, other] = [0, 0];
  for (;;) {
    const [one, two] = [mine[own], theirs[other]];
    if (!one || !two) return [...joined, ...mine.slice(own), ...theirs.slice(other)];
    if (isSame(one, two)) other += 1;
    else if (overlaps(one, two)) return null;
    else if (precedes(one, two)) {
      joined.push(one);
      own += 1;
    } else {
      joined.push(two);
      other += 1;
    }
  }
}

/** The most characters around a joint that are looked at to tell whether a word goes through it. */
const longestWord = 50;

/** The most characters that may stand inside of a word without being of it: the apostrophe of “don’t”. */
const longestMark = 2;

/** Whether a word goes from one text into the other, through what stands between them. */
function joinsWords(before: string, between: string, after: string): boolean {
  if (between.length > longestMark) return false;
  const head = before.slice(-longestWord);
  const tail = between + after.slice(0, longestWord);
  const word = wordSegmenter.segment(head + tail).containing(head.length);
  const end = head.length + between.length;
  return word !== undefined && word.index < head.length && word.index + word.segment.length > end;
}

const arePartedBySpace = (before: string, after: string): boolean =>
  /\s$/u.test(before) || /^\s/u.test(after);

/** `joinsPlaces`: both may insert at one place, where space parts what they insert. */
function mergeEdits(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', string>,
  joinsPlaces: boolean,
): string | null {
  const edits = joinEdits(editsOf(base, mine), editsOf(base, theirs));
  if (!edits) return null;
  let merged = '';
  let at = 0;
  for (const [index, edit] of edits.entries()) {
    const { from, to, text } = edit;
    const before = edits[index - 1];
    const between = base.slice(at, from);
    if (before && areInsertionsAtOnePlace(before, edit)) {
      if (!joinsPlaces || !arePartedBySpace(merged, text)) return null;
    } else if (before) {
      if (joinsWords(merged, between, text + base.slice(to, to + longestWord))) return null;
    }
    merged += between + text;
    at = to;
  }
  merged += base.slice(at);
  return merged.trim() === '' && mine.trim() !== '' && theirs.trim() !== '' ? null : merged;
}

/**
 * A text with the edits of both sides, word by word; null where they overlap or insert at one place, or would join two
 * words into one or leave nothing of the text (SPEC M12).
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  return mergeEdits({ base, mine, theirs }, false);
}

/** As `mergeText`, but what both insert at one place stands one after the other, theirs first if it can (SPEC M13). */
export const mergeTextTogether = (base: string, mine: string, theirs: string): string | null =>
  mergeText(base, mine, theirs) ??
  mergeEdits({ base, mine, theirs }, true) ??
  mergeEdits({ base, mine: theirs, theirs: mine }, true);
