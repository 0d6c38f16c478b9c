import { readingGraph } from '../../queries/readingGraph.ts';
import { diagnosis, type FixCode } from '../diagnosis.ts';
import { type DoctorRule, nothingFound } from '../rule.ts';

/** SPEC V2. */
export const nodeDeadEnd: DoctorRule = function* nodeDeadEnd(story) {
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
    yield [diagnosis('node-dead-end', { nodeId: node.id }, fixes)];
  }
};
