import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D3. */
export const choiceIdDuplicate: Rule = ({ nodes }) => {
  const choices = nodes.flatMap((node) =>
    node.choices.map((choice) => ({ nodeId: node.id, choiceId: choice.id })),
  );
  return repeatedIds(choices, ({ choiceId }) => choiceId).map((place) =>
    problem('choice-id-duplicate', place),
  );
};
