import { type ReadingGraph, targetsOf } from './readingGraph.ts';

/** The numbers of all nodes that can be got to from this one, itself first, nearest first. */
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

/** The same as ids; empty where the story has no such node. */
export function spreadIds(graph: ReadingGraph, nodeId: string | null): Set<string> {
  const from = nodeId === null ? undefined : graph.numbers.get(nodeId);
  if (from === undefined) return new Set();
  return new Set(spread(graph, from).map((number) => graph.nodeIds[number] as string));
}
