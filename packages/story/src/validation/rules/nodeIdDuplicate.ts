import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D3. */
export const nodeIdDuplicate: Rule = ({ nodes }) =>
  repeatedIds(nodes, ({ id }) => id).map(({ id }) => problem('node-id-duplicate', { nodeId: id }));
