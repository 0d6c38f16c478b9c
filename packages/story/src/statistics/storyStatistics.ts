import { storyCounts } from '../queries/storyCounts.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { NodeStatus } from '../schema/nodeStatus.ts';
import { countPaths, type PathCount } from './countPaths.ts';
import { type NodeStatistics, nodeStatistics, readingSecondsOf } from './nodeStatistics.ts';

export type StoryStatistics = NodeStatistics & {
  readonly endings: number;
  readonly choices: number;
  readonly paths: PathCount;
  readonly perNode: ReadonlyMap<string, NodeStatistics>;
  /** The nodes of each status that the author gave, and their words. */
  readonly statuses: ReadonlyMap<NodeStatus, { readonly nodes: number; readonly words: number }>;
};

const known = new WeakMap<StoryDocument, StoryStatistics>();

function count(story: StoryDocument): StoryStatistics {
  let words = 0;
  let characters = 0;
  const perNode = new Map<string, NodeStatistics>();
  const statuses = new Map<NodeStatus, { nodes: number; words: number }>();
  for (const node of story.nodes) {
    const statistics = nodeStatistics(node, story);
    words += statistics.words;
    characters += statistics.characters;
    perNode.set(node.id, statistics);
    if (node.status) {
      const { nodes, words: before } = statuses.get(node.status) ?? { nodes: 0, words: 0 };
      statuses.set(node.status, { nodes: nodes + 1, words: before + statistics.words });
    }
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
    statuses,
  };
}

/** The statistics of a story, computed once for a version (SPEC S1–S4). */
export function storyStatistics(story: StoryDocument): StoryStatistics {
  const statistics = known.get(story) ?? count(story);
  known.set(story, statistics);
  return statistics;
}
