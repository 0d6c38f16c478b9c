import { components, loopSizes } from '../../queries/components.ts';
import { readingGraph, targetsOf } from '../../queries/readingGraph.ts';
import { spread } from '../../queries/spread.ts';
import { diagnosis } from '../diagnosis.ts';
import type { DoctorRule } from '../rule.ts';

/** SPEC V9. A loop is named once, at the node of it that a reader comes to first. */
export const nodeTrapped: DoctorRule = function* nodeTrapped(story) {
  const graph = readingGraph(story);
  const start = story.startNodeId === null ? undefined : graph.numbers.get(story.startNodeId);
  if (start === undefined) return;
  const { ofNode, count } = components(graph);
  const sizes = loopSizes(graph);
  const hasWayOut = new Uint8Array(count);
  for (const [number, component] of ofNode.entries()) {
    if (targetsOf(graph, number).some((target) => ofNode[target] !== component)) {
      hasWayOut[component] = 1;
    }
  }
  yield [];
  for (const number of spread(graph, start)) {
    const component = ofNode[number] as number;
    if (hasWayOut[component] === 1 || sizes[component] === 0) continue;
    hasWayOut[component] = 1;
    yield [
      diagnosis('node-trapped', { nodeId: graph.nodeIds[number] as string }, ['add-end-after']),
    ];
  }
};
