import type { StoryNode } from '../schema/document.ts';
import { textsOf } from '../search/fields.ts';
import { countWords } from './countWords.ts';
import { readingSecondsOf } from './readingSpeed.ts';

export type NodeStatistics = {
  readonly words: number;
  readonly characters: number;
  readonly readingSeconds: number;
};

const known = new WeakMap<StoryNode, NodeStatistics>();

function count(node: StoryNode): NodeStatistics {
  let words = 0;
  let characters = 0;
  for (const { text } of textsOf(node)) {
    words += countWords(text);
    characters += text.length;
  }
  return { words, characters, readingSeconds: readingSecondsOf(words) };
}

/** How much there is to read in a node: its title, content and choices; counted once (SPEC S1). */
export function nodeStatistics(node: StoryNode): NodeStatistics {
  const statistics = known.get(node) ?? count(node);
  known.set(node, statistics);
  return statistics;
}
