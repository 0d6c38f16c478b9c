import { blockMarkIn, selectedLines } from './formatLines.ts';
import {
  type MarkEdit,
  type SelectedText,
  type TextSelection,
  writeMarks,
} from './selectedText.ts';

export const wordFormats = ['strong', 'emphasis'] as const;
export type WordFormat = (typeof wordFormats)[number];

const stars: Record<WordFormat, number> = { strong: 2, emphasis: 1 };

/** Words of one line, with the number of stars at each of their sides that mark them. */
type MarkedWords = TextSelection & { readonly stars: number };

const letter = /[\p{L}\p{N}]/u;

/** Stars before an index, up to three; one behind a backslash is an ordinary sign. */
const starsBefore = (text: string, index: number): number =>
  /(?<!\\)\*{0,3}$/.exec(text.slice(Math.max(0, index - 4), index))?.[0].length ?? 0;

const starsAfter = (text: string, index: number): number =>
  /^\*{0,3}/.exec(text.slice(index, index + 3))?.[0].length ?? 0;

const marked = (text: string, { from, to }: TextSelection): MarkedWords => ({
  from,
  to,
  stars: Math.min(starsBefore(text, from), starsAfter(text, to)),
});

/** The words of a selection in one line, without the spaces, block marks and stars around them. */
function wordsIn(text: string, { from, to }: TextSelection): MarkedWords {
  const piece = text.slice(from, to);
  const start = from + piece.length - piece.trimStart().length;
  const end = Math.max(start, to - (piece.length - piece.trimEnd().length));
  const begin = start + starsAfter(text.slice(0, end), start);
  const inside = text.slice(begin, end);
  return marked(text, { from: begin, to: end - starsBefore(inside, inside.length) });
}

/** The words of a selection, line by line. */
const linesOf = (text: string, { from, to }: TextSelection): MarkedWords[] =>
  selectedLines(text, { from, to })
    .map(({ line, start }) => {
      const end = Math.min(to, start + line.length);
      const begin = Math.min(end, Math.max(from, start + blockMarkIn(line).to));
      return wordsIn(text, { from: begin, to: end });
    })
    .filter((words) => words.from < words.to);

/** The word around a caret that stands within one. */
function wordAround(text: string, index: number): TextSelection {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, index))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(index))?.[0].length ?? 0;
  return before > 0 && after > 0
    ? { from: index - before, to: index + after }
    : { from: index, to: index };
}

const hasMark = ({ stars: count }: MarkedWords, format: WordFormat): boolean =>
  format === 'strong' ? count >= 2 : count % 2 === 1;

/** Pairs of the mark within words that get it around them. */
function innerMarks(text: string, { from, to }: TextSelection, format: WordFormat): MarkEdit[] {
  const count = stars[format];
  const pair = new RegExp(
    `(?<![\\\\*])\\*{${count}}(?=[^\\s*])[^*]*[^\\s*\\\\]\\*{${count}}(?!\\*)`,
    'g',
  );
  const none = { mark: '', isBefore: false };
  return [...text.slice(from, to).matchAll(pair)].flatMap(({ 0: whole, index }) => {
    const begin = from + index;
    const end = begin + whole.length;
    return [
      { ...none, from: begin, to: begin + count },
      { ...none, from: end - count, to: end },
    ];
  });
}

/** Marks the selected words, or the word of the caret, with stars; if all of them are marked, they become plain. */
export function formatWords(
  text: string,
  selection: TextSelection,
  format: WordFormat,
): SelectedText {
  const isCaret = selection.from === selection.to;
  const count = stars[format];
  const mark = '*'.repeat(count);
  const { from: caret } = selection;
  const endsHere = starsAfter(text, caret) === count && starsBefore(text, caret) === 0;
  if (isCaret && endsHere && letter.test(text[caret - 1] ?? '')) {
    return { text, selection: { from: caret + count, to: caret + count } };
  }
  const meant = isCaret ? wordAround(text, caret) : selection;
  const pieces = isCaret && meant.from === meant.to ? [marked(text, meant)] : linesOf(text, meant);
  if (pieces.length === 0) return { text, selection };
  const removes = pieces.every((piece) => hasMark(piece, format));
  const edits = pieces.flatMap((piece): MarkEdit[] => {
    const { from, to } = piece;
    if (removes) {
      return [
        { from: from - count, to: from, mark: '', isBefore: true },
        { from: to, to: to + count, mark: '', isBefore: false },
      ];
    }
    if (hasMark(piece, format)) return [];
    return [
      { from, to: from, mark, isBefore: true },
      ...innerMarks(text, piece, format),
      { from: to, to, mark, isBefore: false },
    ];
  });
  return writeMarks(text, selection, edits);
}
