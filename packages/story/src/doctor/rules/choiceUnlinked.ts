import { storyIndex } from '../../queries/storyIndex.ts';
import { diagnosis } from '../diagnosis.ts';
import { type NodeRule, nothingFound } from '../rule.ts';

/** SPEC V3. */
export const choiceUnlinked: NodeRule = (story, { id: nodeId, type, choices }) => {
  if (choices.length === 0) return nothingFound;
  const { connectionsById } = storyIndex(story);
  return choices.flatMap(({ id, connectionId }) =>
    connectionsById.get(connectionId)?.toNodeId
      ? nothingFound
      : diagnosis(
          'choice-unlinked',
          { nodeId, choiceId: id },
          type === 'end' ? ['delete-choice'] : ['connect-to-new-node', 'delete-choice'],
        ),
  );
};
