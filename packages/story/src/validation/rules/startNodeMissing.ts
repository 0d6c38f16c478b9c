import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D6. */
export const startNodeMissing: Rule = ({ startNodeId, nodes }) =>
  startNodeId === null || nodes.some(({ id }) => id === startNodeId)
    ? []
    : [problem('start-node-missing', { nodeId: startNodeId })];
