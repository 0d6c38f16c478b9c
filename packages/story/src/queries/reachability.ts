import type { StoryDocument } from '../schema/document.ts';
import { nextNodeIds } from './availableChoices.ts';
import { type ReadingGraph, readingGraph, reversedGraph, targetsOf } from './readingGraph.ts';

/** The numbers of all nodes reachable from this one, itself first, nearest first. */
export function spread(graph: ReadingGraph, from: number): number[] {
  const isReached = new Uint8Array(graph.nodeIds.length);
  const reached = [from];
  isReached[from] = 1;
  for (let next = 0; next < reached.length; next++) {
    for (const target of targetsOf(graph, reached[next] as number)) {
      if (isReached[target] === 1) continue;
      isReached[target] = 1;
      reached.push(target);
    }
  }
  return reached;
}

/** The ids of all nodes reachable from this one; empty if the story has no such node. */
function spreadIds(graph: ReadingGraph, nodeId: string | null): Set<string> {
  const from = nodeId === null ? undefined : graph.numbers.get(nodeId);
  if (from === undefined) return new Set();
  return new Set(spread(graph, from).map((number) => graph.nodeIds[number] as string));
}

/** The ids of all nodes that a reader can get to from this one, including itself (SPEC Q9). */
export const reachableFrom = (story: StoryDocument, nodeId: string | null): Set<string> =>
  spreadIds(readingGraph(story), nodeId);

/** The ids of all nodes that a reader can get to from the start, including the start (SPEC Q4). */
export const reachableNodes = (story: StoryDocument): Set<string> =>
  reachableFrom(story, story.startNodeId);

/** The ids of all nodes from which a reader can get to this one, including itself (SPEC Q9). */
export const ancestors = (story: StoryDocument, nodeId: string): Set<string> =>
  spreadIds(reversedGraph(readingGraph(story)), nodeId);

/** The nodes that are not ends and have no available connection (SPEC Q5). */
export const deadEnds = (story: StoryDocument): string[] =>
  story.nodes.flatMap((node) =>
    node.type !== 'end' && nextNodeIds(story, node).length === 0 ? node.id : [],
  );

/**
 * The ids of the nodes on a shortest path from the start to a node, both included; null if no
 * reader gets there. Of several paths the earlier connection is taken (SPEC Q10).
 */
export function shortestPath(story: StoryDocument, toNodeId: string): string[] | null {
  const graph = readingGraph(story);
  const from = story.startNodeId === null ? undefined : graph.numbers.get(story.startNodeId);
  const to = graph.numbers.get(toNodeId);
  if (from === undefined || to === undefined) return null;

  const cameFrom = new Int32Array(graph.nodeIds.length).fill(-1);
  cameFrom[from] = from;
  const waiting = [from];
  for (let next = 0; next < waiting.length && cameFrom[to] === -1; next++) {
    const number = waiting[next] as number;
    for (const target of targetsOf(graph, number)) {
      if (cameFrom[target] !== -1) continue;
      cameFrom[target] = number;
      waiting.push(target);
    }
  }
  if (cameFrom[to] === -1) return null;
  const path: string[] = [];
  for (let number = to; ; number = cameFrom[number] as number) {
    path.push(graph.nodeIds[number] as string);
    if (number === from) return path.reverse();
  }
}
