import type { StoryDocument } from '../schema/document.ts';
import { type ChoiceAddress, findChoice } from './choices.ts';
import { type EditResult, edited, withNode } from './edit.ts';
import { ownConnection } from './placeholders.ts';

export type DeleteChoiceInput = ChoiceAddress;

/** Deletes a choice and the connection that only it follows (SPEC E19). */
export function deleteChoice(
  story: StoryDocument,
  { nodeId, choiceId }: DeleteChoiceInput,
): EditResult {
  const found = findChoice(story, { nodeId, choiceId });
  if ('ok' in found) return found;
  const { nodeIndex, node, choiceIndex, choice } = found;
  const own = ownConnection(story, nodeId, choice);
  const choices = node.choices.toSpliced(choiceIndex, 1);
  return edited(story, {
    ...withNode(story, nodeIndex, { ...node, choices }),
    connections: own ? story.connections.filter((one) => one !== own) : story.connections,
  });
}
