import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D12. */
export const groupIdDuplicate: Rule = ({ groups }) =>
  repeatedIds(groups, ({ id }) => id).map(({ id }) =>
    problem('group-id-duplicate', { groupId: id }),
  );
