import { nextNodeIds } from '../../queries/exits.ts';
import { diagnosis, type FixCode } from '../diagnosis.ts';
import type { DoctorRule } from '../rule.ts';
import { nothingFound } from '../rule.ts';

/** SPEC V2. */
export const nodeDeadEnd: DoctorRule = function* nodeDeadEnd(story) {
  const sources = new Set(story.connections.map(({ fromNodeId }) => fromNodeId));
  yield nothingFound;
  for (const node of story.nodes) {
    const isDeadEnd = node.type !== 'end' && nextNodeIds(story, node).length === 0;
    if (!isDeadEnd) {
      yield nothingFound;
      continue;
    }
    const fixes: FixCode[] = ['connect-to-new-node', 'add-end-after'];
    const canEnd = node.choices.length === 0 && !sources.has(node.id);
    if (canEnd && node.type !== 'start') fixes.push('make-end');
    yield [diagnosis('node-dead-end', { nodeId: node.id }, fixes)];
  }
};
