import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { textsOf } from '../search/fields.ts';
import { visiblePieces } from '../search/visibleText.ts';
import { countWords } from './countWords.ts';

export type NodeStatistics = {
  readonly words: number;
  readonly characters: number;
  readonly readingSeconds: number;
};

type Remembering = Pick<StoryDocument, 'variables'>;

/** Of stories that remember, and of others. */
const known = [true, false].map(() => new WeakMap<StoryNode, NodeStatistics>());

function count(node: StoryNode, story: Remembering): NodeStatistics {
  let words = 0;
  let characters = 0;
  for (const { text } of textsOf(node)) {
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
