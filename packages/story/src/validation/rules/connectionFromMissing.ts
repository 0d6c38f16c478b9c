import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D4. */
export const connectionFromMissing: Rule = ({ nodes, connections }) => {
  const known = new Set(nodes.map(({ id }) => id));
  return connections.flatMap(({ id, fromNodeId }) =>
    known.has(fromNodeId)
      ? []
      : problem('connection-from-missing', { connectionId: id, nodeId: fromNodeId }),
  );
};
