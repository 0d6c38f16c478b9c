import { addChoice } from '../../operations/addChoice.ts';
import { addNode } from '../../operations/addNode.ts';
import { type EditResult, refused } from '../../operations/edit.ts';
import { updateNode } from '../../operations/updateNode.ts';
import { exits } from '../../queries/exits.ts';
import { findNode } from '../../queries/findNode.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { furtherChoice } from '../messages.ts';
import { andThen } from './andThen.ts';
import type { FixContext } from './context.ts';

type NewType = 'end' | 'text';

/** Where readers follow choices only, a new way must be a choice too. */
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
    (changed) => leadOn(changed, { nodeId, choiceId }, type, context),
  );
}

/**
 * Adds a node after this one such that readers can go there: from the choice named, else from the
 * first choice of a node whose choices all lead nowhere, else from a new choice or by a plain path.
 */
export function leadOn(
  story: StoryDocument,
  { nodeId, choiceId }: { nodeId: string; choiceId?: string | undefined },
  type: NewType,
  context: FixContext,
): EditResult {
  const { ids, random, locale } = context;
  const node = findNode(story, nodeId);
  if (!node) return refused('node-not-found', { nodeId });
  const hasLinkedChoices = exits(story, node).choices.length > 0;
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
