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

/** Whether both replace the same words, one inserts among words that the other replaces, or both insert at one place. */
const overlaps = (one: TextEdit, other: TextEdit): boolean =>
  (one.from < other.to && other.from < one.to) ||
  (one.from === other.from && one.to === one.from && other.to === other.from);

const precedes = (one: TextEdit, other: TextEdit): boolean =>
  one.from < other.from || (one.from === other.from && one.to < other.to);

/** The edits of both sides in order, those that both made once; null if two of them overlap. */
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

function joinsWords(before: string, after: string): boolean {
  const head = before.slice(-longestWord);
  const at = wordSegmenter.segment(head + after.slice(0, longestWord)).containing(head.length);
  return at !== undefined && at.index !== head.length;
}

/**
 * A text with the edits of both sides, word by word; null where they overlap, or would join two words into one or
 * leave nothing of the text (SPEC M12).
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const edits = joinEdits(editsOf(base, mine), editsOf(base, theirs));
  if (!edits) return null;
  let merged = '';
  let at = 0;
  for (const [index, { from, to, text }] of edits.entries()) {
    merged += base.slice(at, from);
    const isBesideEdit = index > 0 && from === at;
    if (isBesideEdit && joinsWords(merged, text + base.slice(to, to + longestWord))) return null;
    merged += text;
    at = to;
  }
  merged += base.slice(at);
  return merged.trim() === '' && mine.trim() !== '' && theirs.trim() !== '' ? null : merged;
}
