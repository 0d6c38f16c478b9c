import type { ChoiceOption, StoryDocument } from '../schema/document.ts';
import { assertValidId } from './assertValidId.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';
import { hasConnection, placeholder, placeholderId } from './placeholders.ts';

export type AddChoiceInput = { nodeId: string; choiceId: string; text: string };

const hasChoice = (story: StoryDocument, choiceId: string): boolean =>
  story.nodes.some(({ choices }) => choices.some(({ id }) => id === choiceId));

/** Adds a choice with a placeholder connection (SPEC E15, E16). */
export function addChoice(
  story: StoryDocument,
  { nodeId, choiceId, text }: AddChoiceInput,
): EditResult {
  assertValidId(choiceId);
  const nodeIndex = nodeIndexOf(story, nodeId);
  const node = story.nodes[nodeIndex];
  if (!node) return refused('node-not-found', { nodeId });
  if (node.type !== 'choice') return refused('choices-not-allowed', { nodeId });
  const trimmed = text.trim();
  if (trimmed === '') return refused('choice-text-empty', { nodeId, choiceId });
  if (hasChoice(story, choiceId)) return refused('id-taken', { nodeId, choiceId });

  const connectionId = placeholderId(choiceId, (id) => hasConnection(story, id));
  const choice: ChoiceOption = { id: choiceId, text: trimmed, connectionId };
  return edited(story, {
    ...withNode(story, nodeIndex, { ...node, choices: [...node.choices, choice] }),
    connections: [...story.connections, placeholder(connectionId, nodeId)],
  });
}
