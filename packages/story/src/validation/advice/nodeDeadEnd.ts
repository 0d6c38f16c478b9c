import { deadEnds } from '../../queries/deadEnds.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V2. */
export const nodeDeadEnd: Rule = (story) =>
  deadEnds(story).map((nodeId) => problem('node-dead-end', { nodeId }));
