import type { StoryDocument } from '../schema/document.ts';
import { type ChoiceAddress, findChoice } from './choices.ts';
import { type EditResult, edited, refused, withNode } from './edit.ts';

export type UpdateChoiceInput = ChoiceAddress & { text: string };

/** Changes the text of a choice (SPEC E17). */
export function updateChoice(
  story: StoryDocument,
  { nodeId, choiceId, text }: UpdateChoiceInput,
): EditResult {
  const found = findChoice(story, { nodeId, choiceId });
  if ('ok' in found) return found;
  const trimmed = text.trim();
  if (trimmed === '') return refused('choice-text-empty', { nodeId, choiceId });
  const { nodeIndex, node, choiceIndex, choice } = found;
  if (choice.text === trimmed) return edited(story, story);
  const choices = node.choices.with(choiceIndex, { ...choice, text: trimmed });
  return edited(story, withNode(story, nodeIndex, { ...node, choices }));
}
