import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V6. */
export const startNodeUnset: Rule = ({ startNodeId }) =>
  startNodeId === null ? [problem('start-node-unset')] : [];
