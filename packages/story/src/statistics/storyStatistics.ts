import { storyCounts } from '../queries/storyCounts.ts';
import type { StoryDocument } from '../schema/document.ts';
import { countPaths, type PathCount } from './countPaths.ts';
import { type NodeStatistics, nodeStatistics, readingSecondsOf } from './nodeStatistics.ts';

export type StoryStatistics = NodeStatistics & {
  readonly endings: number;
  readonly choices: number;
  readonly paths: PathCount;
  readonly perNode: ReadonlyMap<string, NodeStatistics>;
};

const known = new WeakMap<StoryDocument, StoryStatistics>();

function count(story: StoryDocument): StoryStatistics {
  let words = 0;
  let characters = 0;
  const perNode = new Map<string, NodeStatistics>();
  for (const node of story.nodes) {
    const statistics = nodeStatistics(node, story);
    words += statistics.words;
    characters += statistics.characters;
    perNode.set(node.id, statistics);
  }
  const { ends, choices } = storyCounts(story);
  return {
    words,
    characters,
    readingSeconds: readingSecondsOf(words),
    endings: ends,
    choices,
    paths: countPaths(story),
    perNode,
  };
}

/** The statistics of a story, computed once for a version (SPEC S1–S4). */
export function storyStatistics(story: StoryDocument): StoryStatistics {
  const statistics = known.get(story) ?? count(story);
  known.set(story, statistics);
  return statistics;
}
