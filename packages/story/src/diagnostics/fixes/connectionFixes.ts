import { addNode } from '../../operations/addNode.ts';
import { addChoice } from '../../operations/choices.ts';
import { connect, disconnect } from '../../operations/connect.ts';
import { type EditResult, refused } from '../../operations/edit.ts';
import { updateNode } from '../../operations/updateNode.ts';
import { availableChoices, nextNodeIds } from '../../queries/availableChoices.ts';
import { reachableNodes } from '../../queries/reachability.ts';
import { findNode, storyIndex } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { nodeTypeNames } from '../../schema/nodeTypeNames.ts';
import { furtherChoice } from '../messages.ts';
import { andThen, type FixContext } from './fix.ts';

type NewType = 'end' | 'text';

/** On a node whose readers follow choices only, a new connection must be a choice too. */
function leadOnByNewChoice(
  story: StoryDocument,
  nodeId: string,
  type: NewType,
  context: FixContext,
): EditResult {
  const choiceId = context.ids.next();
  const text = furtherChoice[context.locale ?? 'ru'][type];
  return andThen(
    updateNode(story, { nodeId, type: 'choice' }),
    (changed) => addChoice(changed, { nodeId, choiceId, text }),
    (changed) => connectOnward(changed, { nodeId, choiceId }, type, context),
  );
}

/**
 * Adds a node after this one that readers can get to: from the given choice, else from the
 * first choice of a node whose choices have no targets, else from a new choice or a plain connection.
 */
export function connectOnward(
  story: StoryDocument,
  { nodeId, choiceId }: { nodeId: string; choiceId?: string | undefined },
  type: NewType,
  context: FixContext,
): EditResult {
  const { ids, random, locale } = context;
  const node = findNode(story, nodeId);
  if (!node) return refused('node-not-found', { nodeId });
  const hasLinkedChoices = availableChoices(story, node).choices.length > 0;
  if (choiceId === undefined && hasLinkedChoices) {
    return leadOnByNewChoice(story, nodeId, type, context);
  }
  const followed = choiceId ?? node.choices[0]?.id;
  return addNode(
    story,
    {
      node: { id: ids.next(), type },
      linkFrom: {
        nodeId,
        connectionId: ids.next(),
        ...(followed === undefined ? {} : { choiceId: followed }),
      },
    },
    { random, ...(locale === undefined ? {} : { locale }) },
  );
}

/** The best place for a missing end: a dead end, else the node furthest from the start. */
function unfinishedNode(story: StoryDocument): string | undefined {
  const reached = [...reachableNodes(story)];
  const deadEnd = reached.find((nodeId) => {
    const node = findNode(story, nodeId);
    return node && nextNodeIds(story, node).length === 0;
  });
  return deadEnd ?? reached.at(-1);
}

/** Adds an end after this node, or at the best place if none is given. */
export function addEndAfter(
  story: StoryDocument,
  named: string | undefined,
  context: FixContext,
): EditResult {
  const nodeId = named ?? unfinishedNode(story);
  return nodeId === undefined
    ? refused('node-not-found', {})
    : connectOnward(story, { nodeId }, 'end', context);
}

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
