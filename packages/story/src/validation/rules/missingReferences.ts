import { storyIndex } from '../../queries/storyIndex.ts';
import { isTemporaryId } from '../../schema/ids.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D4. */
export const connectionFromMissing: Rule = (story) => {
  const { nodesById } = storyIndex(story);
  return story.connections.flatMap(({ id, fromNodeId }) =>
    nodesById.has(fromNodeId)
      ? []
      : problem('connection-from-missing', { connectionId: id, nodeId: fromNodeId }),
  );
};

/** SPEC D4: an empty target is legal, an unknown one is not. */
export const connectionToMissing: Rule = (story) => {
  const { nodesById } = storyIndex(story);
  return story.connections.flatMap(({ id, toNodeId }) =>
    toNodeId === '' || nodesById.has(toNodeId)
      ? []
      : problem('connection-to-missing', { connectionId: id, nodeId: toNodeId }),
  );
};

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

/** SPEC D6. */
export const startNodeMissing: Rule = (story) =>
  story.startNodeId === null || storyIndex(story).nodesById.has(story.startNodeId)
    ? []
    : [problem('start-node-missing', { nodeId: story.startNodeId })];
