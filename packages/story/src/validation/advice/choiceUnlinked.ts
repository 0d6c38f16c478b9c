import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V3. */
export const choiceUnlinked: Rule = (story) => {
  const { connectionsById } = storyIndex(story);
  return story.nodes.flatMap((node) =>
    node.choices.flatMap(({ id, connectionId }) =>
      connectionsById.get(connectionId)?.toNodeId
        ? []
        : problem('choice-unlinked', { nodeId: node.id, choiceId: id }),
    ),
  );
};
