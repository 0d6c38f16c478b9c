import { storyIndex } from '../../queries/storyIndex.ts';
import { isTemporaryId } from '../../schema/ids.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D8. */
export const choiceConnectionMissing: Rule = (story) => {
  const { connectionsById } = storyIndex(story);
  return story.nodes.flatMap((node) =>
    node.choices.flatMap(({ id, connectionId }) =>
      connectionsById.has(connectionId) || isTemporaryId(connectionId)
        ? []
        : problem('choice-connection-missing', { nodeId: node.id, choiceId: id, connectionId }),
    ),
  );
};
