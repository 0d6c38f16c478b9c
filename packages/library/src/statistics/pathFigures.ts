import type { StoryStatistics } from '@dreamfork/api-client';
import { pathsToEnd, type StoryDocument, shareOf } from '@dreamfork/story';
import type { ChoiceFigures, NodeFigures } from './figures.ts';

export type PathFigures = {
  id: string;
  choices: Pick<ChoiceFigures, 'text' | 'presence'>[];
  /** Estimated. */
  readers: number;
  share: number | null;
};

/** The ends that readers reached, the most frequent first. */
export const reachedEnds = (nodes: readonly NodeFigures[]): NodeFigures[] =>
  nodes.filter(({ ended }) => ended > 0).toSorted((one, other) => other.ended - one.ended);

/** Which choices led to an end. */
export function pathFigures(
  statistics: Pick<StoryStatistics, 'nodes' | 'choices'>,
  document: Pick<StoryDocument, 'nodes' | 'connections' | 'startNodeId'> | undefined,
  end: Pick<NodeFigures, 'nodeId' | 'ended'>,
): PathFigures[] {
  if (!document) return [];
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const textOf = (nodeId: string, choiceId: string) =>
    nodes.get(nodeId)?.choices.find(({ id }) => id === choiceId)?.text ?? '';
  return pathsToEnd(document, statistics, end.nodeId).map(({ choices, share }) => ({
    id: choices.map(({ nodeId, choiceId }) => `${nodeId} ${choiceId}`).join(' '),
    choices: choices.map(({ nodeId, choiceId }) => ({
      text: textOf(nodeId, choiceId),
      presence: 'present',
    })),
    readers: Math.round(share * end.ended),
    share: shareOf(share * end.ended, end.ended),
  }));
}
