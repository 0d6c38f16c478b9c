import { components, loopSizes } from '../../queries/components.ts';
import { reachableNodes, spread } from '../../queries/reachability.ts';
import { readingGraph, targetsOf } from '../../queries/readingGraph.ts';
import { findNode } from '../../queries/storyIndex.ts';
import { type DiagnosticRule, diagnostic, type FixCode, nothingFound } from '../diagnostic.ts';

/** SPEC V6. */
export const startNodeUnset: DiagnosticRule = function* startNodeUnset({ startNodeId, nodes }) {
  if (startNodeId !== null) return;
  yield [diagnostic('start-node-unset', {}, [nodes.length === 0 ? 'add-start' : 'set-as-start'])];
};

/** SPEC V1. Not reported without a start, because every node would be. */
export const nodeUnreachable: DiagnosticRule = function* nodeUnreachable(story) {
  if (story.startNodeId === null) return;
  const reached = reachableNodes(story);
  for (const { id } of story.nodes) {
    yield reached.has(id)
      ? nothingFound
      : [diagnostic('node-unreachable', { nodeId: id }, ['set-as-start', 'delete-node'])];
  }
};

/** SPEC V2. */
export const nodeDeadEnd: DiagnosticRule = function* nodeDeadEnd(story) {
  const sources = new Set(story.connections.map(({ fromNodeId }) => fromNodeId));
  yield nothingFound;
  const { starts } = readingGraph(story);
  yield nothingFound;
  for (const [number, node] of story.nodes.entries()) {
    if (node.type === 'end' || starts[number] !== starts[number + 1]) {
      yield nothingFound;
      continue;
    }
    const fixes: FixCode[] = ['connect-to-new-node', 'add-end-after'];
    const canEnd = node.choices.length === 0 && !sources.has(node.id);
    if (canEnd && node.type !== 'start') fixes.push('make-end');
    yield [diagnostic('node-dead-end', { nodeId: node.id }, fixes)];
  }
};

/** SPEC V9. A loop is reported once, at its node nearest to the start. */
export const nodeTrapped: DiagnosticRule = function* nodeTrapped(story) {
  const graph = readingGraph(story);
  const start = story.startNodeId === null ? undefined : graph.numbers.get(story.startNodeId);
  if (start === undefined) return;
  const { ofNode, count } = components(graph);
  const sizes = loopSizes(graph);
  const leadsOut = new Uint8Array(count);
  for (const [number, component] of ofNode.entries()) {
    if (targetsOf(graph, number).some((target) => ofNode[target] !== component)) {
      leadsOut[component] = 1;
    }
  }
  yield [];
  for (const number of spread(graph, start)) {
    const component = ofNode[number] as number;
    if (leadsOut[component] === 1 || sizes[component] === 0) continue;
    leadsOut[component] = 1;
    yield [
      diagnostic('node-trapped', { nodeId: graph.nodeIds[number] as string }, ['add-end-after']),
    ];
  }
};

/** SPEC V4. */
export const storyWithoutEnd: DiagnosticRule = function* storyWithoutEnd(story) {
  if (story.startNodeId === null) return;
  for (const nodeId of reachableNodes(story)) {
    if (findNode(story, nodeId)?.type === 'end') return;
  }
  yield [diagnostic('story-without-end', {}, ['add-end-after'])];
};
