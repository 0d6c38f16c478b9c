import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D4: an empty target is legal, an unknown one is not. */
export const connectionToMissing: Rule = ({ nodes, connections }) => {
  const known = new Set(nodes.map(({ id }) => id)).add('');
  return connections.flatMap(({ id, toNodeId }) =>
    known.has(toNodeId)
      ? []
      : problem('connection-to-missing', { connectionId: id, nodeId: toNodeId }),
  );
};
