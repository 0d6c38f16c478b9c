import { addChoice } from '../../operations/addChoice.ts';
import { connect } from '../../operations/connect.ts';
import { disconnect } from '../../operations/disconnect.ts';
import { type EditResult, refused } from '../../operations/edit.ts';
import { storyIndex } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { nodeTypeNames } from '../../schema/nodeTypeNames.ts';
import { andThen, type FixContext } from './fix.ts';

/** Turns a plain connection of a choice node into a choice named after its target. */
export function makeChoice(
  story: StoryDocument,
  connectionId: string,
  { ids, locale = 'ru' }: FixContext,
): EditResult {
  const { connectionsById, nodesById } = storyIndex(story);
  const connection = connectionsById.get(connectionId);
  const target = nodesById.get(connection?.toNodeId ?? '');
  if (!connection || !target) return refused('connection-not-found', { connectionId });
  const { fromNodeId: nodeId, toNodeId } = connection;
  const choiceId = ids.next();
  const text = target.title.trim() || nodeTypeNames[locale][target.type];
  return andThen(
    disconnect(story, { connectionIds: [connectionId] }),
    (changed) => addChoice(changed, { nodeId, choiceId, text }),
    (changed) =>
      connect(changed, { connectionId: ids.next(), fromNodeId: nodeId, toNodeId, choiceId }),
  );
}
