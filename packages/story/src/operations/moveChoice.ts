import type { StoryDocument } from '../schema/document.ts';
import { type ChoiceAddress, findChoice } from './choices.ts';
import { type EditResult, edited, withNode } from './edit.ts';

/** `index` counts from 0 and is clamped to the list. */
export type MoveChoiceInput = ChoiceAddress & { index: number };

/** Moves a choice to another index in its node (SPEC E18). */
export function moveChoice(
  story: StoryDocument,
  { nodeId, choiceId, index }: MoveChoiceInput,
): EditResult {
  const found = findChoice(story, { nodeId, choiceId });
  if ('ok' in found) return found;
  const { nodeIndex, node, choiceIndex, choice } = found;
  const last = node.choices.length - 1;
  const target = Math.min(Math.max(Math.trunc(index) || 0, 0), last);
  if (target === choiceIndex) return edited(story, story);
  const choices = node.choices.toSpliced(choiceIndex, 1).toSpliced(target, 0, choice);
  return edited(story, withNode(story, nodeIndex, { ...node, choices }));
}
