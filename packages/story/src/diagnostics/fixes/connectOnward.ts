import { addChoice } from '../../operations/addChoice.ts';
import { addNode } from '../../operations/addNode.ts';
import { type EditResult, refused } from '../../operations/edit.ts';
import { updateNode } from '../../operations/updateNode.ts';
import { availableChoices } from '../../queries/availableChoices.ts';
import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { furtherChoice } from '../messages.ts';
import { andThen, type FixContext } from './fix.ts';

type NewType = 'end' | 'text';

/** On a node whose readers follow choices only, a new way out must be a choice too. */
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
