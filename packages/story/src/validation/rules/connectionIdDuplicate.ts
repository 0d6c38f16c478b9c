import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D3. */
export const connectionIdDuplicate: Rule = ({ connections }) =>
  repeatedIds(connections, ({ id }) => id).map(({ id }) =>
    problem('connection-id-duplicate', { connectionId: id }),
  );
