import { components, loopSizes } from '../queries/components.ts';
import { spread } from '../queries/reachability.ts';
import { type ReadingGraph, readingGraph, targetsOf } from '../queries/readingGraph.ts';
import type { StoryDocument } from '../schema/document.ts';

export type PathCount = {
  /** Different paths from the start to an end; at most `pathsMaximum`. */
  readonly count: number;
  /** The count stopped at its maximum. */
  readonly isBounded: boolean;
  /** There is a loop; repetitions are not counted. */
  readonly hasLoops: boolean;
  /** The nodes of the longest path to an end; null if there is none, or if there is a loop. */
  readonly longest: readonly string[] | null;
};

/** The count of paths stops here. */
export const pathsMaximum = 1_000_000;

const noPaths: PathCount = { count: 0, isBounded: false, hasLoops: false, longest: null };

/** Counts by component, lowest first: every connection leads to a component that is already counted. */
function countToEnds(
  story: StoryDocument,
  graph: ReadingGraph,
  reached: readonly number[],
): { counts: Float64Array; steps: Int32Array; next: Int32Array } {
  const { ofNode, count } = components(graph);
  const counts = new Float64Array(count);
  const steps = new Int32Array(count);
  const next = new Int32Array(count).fill(-1);
  const byComponent = reached.toSorted(
    (one, other) => (ofNode[one] as number) - (ofNode[other] as number),
  );
  for (const number of byComponent) {
    const component = ofNode[number] as number;
    if (story.nodes[number]?.type === 'end') {
      counts[component] = 1;
      steps[component] = 1;
    }
    for (const target of targetsOf(graph, number)) {
      const other = ofNode[target] as number;
      if (other === component || counts[other] === 0) continue;
      counts[component] = Math.min(
        (counts[component] as number) + (counts[other] as number),
        pathsMaximum + 1,
      );
      if ((steps[other] as number) < (steps[component] as number)) continue;
      steps[component] = (steps[other] as number) + 1;
      next[component] = target;
    }
  }
  return { counts, steps, next };
}

/**
 * Counts the paths from the start to an end, by nodes and not by choices. Nodes on a common
 * loop count as one node (SPEC S3).
 */
export function countPaths(story: StoryDocument): PathCount {
  const graph = readingGraph(story);
  const start = story.startNodeId === null ? undefined : graph.numbers.get(story.startNodeId);
  if (start === undefined) return noPaths;
  const { ofNode } = components(graph);
  const loops = loopSizes(graph);
  const reached = spread(graph, start);
  const hasLoops = reached.some((number) => (loops[ofNode[number] as number] as number) > 0);
  const { counts, next } = countToEnds(story, graph, reached);
  const count = counts[ofNode[start] as number] as number;

  const longest: string[] = [];
  if (!hasLoops && count > 0) {
    for (let number = start; number !== -1; number = next[ofNode[number] as number] as number) {
      longest.push(graph.nodeIds[number] as string);
    }
  }
  return {
    count: Math.min(count, pathsMaximum),
    isBounded: count > pathsMaximum,
    hasLoops,
    longest: longest.length > 0 ? longest : null,
  };
}
