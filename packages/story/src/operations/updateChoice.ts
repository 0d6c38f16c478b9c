import type { StoryDocument } from '../schema/document.ts';
import { type ChoiceAddress, findChoice } from './choices.ts';
import { type EditResult, edited, refused, withNode } from './edit.ts';

export type UpdateChoiceInput = ChoiceAddress & { text: string };

/** Changes the words of a choice; empty words are refused (SPEC E17). */
export function updateChoice(
  story: StoryDocument,
  { nodeId, choiceId, text }: UpdateChoiceInput,
): EditResult {
  const found = findChoice(story, { nodeId, choiceId });
  if ('ok' in found) return found;
  const words = text.trim();
  if (words === '') return refused('choice-text-empty', { nodeId, choiceId });
  const { nodeIndex, node, choiceIndex, choice } = found;
  if (choice.text === words) return edited(story, story);
  const choices = node.choices.with(choiceIndex, { ...choice, text: words });
  return edited(story, withNode(story, nodeIndex, { ...node, choices }));
}
