import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D12. */
export const noteIdDuplicate: Rule = ({ notes }) =>
  repeatedIds(notes, ({ id }) => id).map(({ id }) => problem('note-id-duplicate', { noteId: id }));
