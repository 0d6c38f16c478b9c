import { isTemporaryId } from '../../schema/ids.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D8. */
export const choiceConnectionMissing: Rule = ({ nodes, connections }) => {
  const known = new Set(connections.map(({ id }) => id));
  return nodes.flatMap((node) =>
    node.choices.flatMap(({ id, connectionId }) =>
      known.has(connectionId) || isTemporaryId(connectionId)
        ? []
        : problem('choice-connection-missing', { nodeId: node.id, choiceId: id, connectionId }),
    ),
  );
};
