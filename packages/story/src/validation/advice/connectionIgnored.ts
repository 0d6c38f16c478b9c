import { exits } from '../../queries/exits.ts';
import { outgoing } from '../../queries/outgoing.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V7. */
export const connectionIgnored: Rule = (story) => {
  const followed = new Set<string>();
  for (const node of story.nodes) {
    const { choices, paths } = exits(story, node);
    for (const { connection } of choices) followed.add(connection.id);
    for (const { id } of paths) followed.add(id);
  }
  return story.nodes.flatMap((node) =>
    outgoing(story, node.id).flatMap(({ id }) =>
      followed.has(id) ? [] : problem('connection-ignored', { connectionId: id, nodeId: node.id }),
    ),
  );
};
