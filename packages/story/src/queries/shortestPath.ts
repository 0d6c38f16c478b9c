import type { StoryDocument } from '../schema/document.ts';
import { readingGraph, targetsOf } from './readingGraph.ts';

/**
 * The ids of the nodes on a shortest path from the start to a node, both included; null if no
 * reader gets there. Of several paths the earlier way out is taken (SPEC Q10).
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
