import { addNode } from '../../operations/addNode.ts';
import { type EditResult, refused } from '../../operations/edit.ts';
import { setStart } from '../../operations/setStart.ts';
import { readingGraph, reversedGraph, targetsOf } from '../../queries/readingGraph.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { FixContext } from './fix.ts';

/** The likely start of a story: its node of type start, else a node without incoming connections. */
function likelyStart(story: StoryDocument): string | undefined {
  const start = story.nodes.find(({ type }) => type === 'start');
  if (start) return start.id;
  const graph = reversedGraph(readingGraph(story));
  const first = graph.nodeIds.findIndex((_, number) => targetsOf(graph, number).length === 0);
  return graph.nodeIds[Math.max(first, 0)];
}

/** Makes this node the start, or the likely one if none is given. */
export function setAsStart(story: StoryDocument, named: string | undefined): EditResult {
  const nodeId = named ?? likelyStart(story);
  return nodeId === undefined ? refused('node-not-found', {}) : setStart(story, { nodeId });
}

export const addStart = (
  story: StoryDocument,
  { ids, random, locale = 'ru' }: FixContext,
): EditResult => addNode(story, { node: { id: ids.next(), type: 'start' } }, { random, locale });
