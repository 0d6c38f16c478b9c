import { textDifference, wordSegmenter } from '../compare/textDifference.ts';
import { mapRange, withoutSpace } from './mapRange.ts';
import { withWholeMarks } from './markPairs.ts';

type Range = { readonly from: number; readonly to: number };

/** Signs that a page sets in another way than they are typed, each as one sign: no index moves. */
const comparable = (text: string): string =>
  text
    .replace(/\u00A0/g, ' ')
    .replace(/[«»„“”]/g, '"')
    .replace(/[–—]/g, '-')
    // An underline is part of a word for the division into words.
    .replace(/_/g, '*');

/** The range, so far extended that no word is in it in part. */
function withWholeWords(text: string, { from, to }: Range): Range {
  const segments = wordSegmenter.segment(text);
  const [first, last] = [segments.containing(from), segments.containing(to - 1)];
  return {
    from: first?.isWordLike ? first.index : from,
    to: last?.isWordLike ? last.index + last.segment.length : to,
  };
}

/**
 * The characters of the source text of a passage that a reader sees at `from` to `to` of the shown text: without
 * marks, with values in the place of braces, typeset, each block on a line of its own. Null where nothing of what
 * is selected stands in the source (SPEC H9).
 */
export function sourceRange(
  source: string,
  shown: string,
  from: number,
  to: number,
): { from: number; to: number } | null {
  const text = comparable(source);
  const pieces = textDifference(comparable(shown), text);
  const mapped = mapRange(pieces, { from, to });
  if (mapped.from === mapped.to) return null;
  const words = withWholeWords(text, withoutSpace(source, mapped));
  return withWholeMarks(source, words);
}
