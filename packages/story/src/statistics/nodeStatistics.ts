import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { isDefaultContent, isDefaultTitle } from '../schema/nodeDefaults.ts';
import { type NodeText, textsOf, visiblePieces } from '../search/fields.ts';

export type NodeStatistics = {
  readonly words: number;
  readonly characters: number;
  readonly readingSeconds: number;
};

type Remembering = Pick<StoryDocument, 'variables'>;

/** Of stories that remember, and of others. */
const known = [true, false].map(() => new WeakMap<StoryNode, NodeStatistics>());

const isDefault = ({ field, text }: NodeText): boolean =>
  (field === 'title' && isDefaultTitle(text)) || (field === 'content' && isDefaultContent(text));

function count(node: StoryNode, story: Remembering): NodeStatistics {
  let words = 0;
  let characters = 0;
  for (const field of textsOf(node)) {
    if (isDefault(field)) continue;
    const { text } = field;
    const pieces = visiblePieces(story, text);
    words += countWords(pieces.join(' '));
    characters += pieces.reduce((sum, piece) => sum + piece.length, 0);
  }
  return { words, characters, readingSeconds: readingSecondsOf(words) };
}

/** The statistics of a node: its title, content and choices; computed once (SPEC S1). */
export function nodeStatistics(node: StoryNode, story: Remembering): NodeStatistics {
  const cache = known[story.variables ? 0 : 1];
  const statistics = cache?.get(node) ?? count(node, story);
  cache?.set(node, statistics);
  return statistics;
}

/**
 * Words that an adult reads in a minute. Trauzettel-Klosinski and Dietz measured 184 ± 32 for
 * Russian (Standardized Assessment of Reading Performance: The New International Reading Speed
 * Texts IReST, IOVS 2012); rounded down, for stories are read with pauses to choose.
 */
export const readingWordsPerMinute = 180;

/** The reading time of a number of words, in whole seconds. */
export const readingSecondsOf = (words: number): number =>
  Math.ceil((words * 60) / readingWordsPerMinute);

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const digit = /\p{N}/u;
const hyphens = "-'’";

const isDigit = (code: number): boolean =>
  code < 128 ? code >= 48 && code <= 57 : digit.test(String.fromCodePoint(code));

// Latin and Cyrillic are recognised by code unit, because a whole story is counted while it opens.
function isLetterOrDigit(code: number): boolean {
  if (code < 128) return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 122);
  if (code >= 0x410 && code <= 0x44f) return true;
  return letterOrDigit.test(String.fromCodePoint(code));
}

/** Whether the character at this index joins the parts of one word, such as a hyphen. */
function isInsideWord(text: string, index: number): boolean {
  const after = text.codePointAt(index + 1) ?? 0;
  if (hyphens.includes(text.charAt(index))) return isLetterOrDigit(after);
  const char = text.charCodeAt(index);
  if (char !== 46 && char !== 44) return false;
  const isPair = text.charCodeAt(index - 1) >>> 10 === 0x37;
  return isDigit(text.codePointAt(index - (isPair ? 2 : 1)) ?? 0) && isDigit(after);
}

/** The number of words of a text; «кое-кто» and «2,5» are one each (SPEC S1). */
export function countWords(text: string): number {
  let count = 0;
  let isWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (isLetterOrDigit(code)) {
      if (!isWord) count++;
      isWord = true;
    } else if (isWord) isWord = isInsideWord(text, index);
    if (code > 0xffff) index++;
  }
  return count;
}
