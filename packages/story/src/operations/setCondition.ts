import type { StoryDocument } from '../schema/document.ts';
import { withOptional } from '../values/withOptional.ts';
import { type ChoiceAddress, findChoice } from './choices.ts';
import { type EditResult, edited, refused, withNode } from './edit.ts';

const orNothing = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

function setChoiceText(
  story: StoryDocument,
  address: ChoiceAddress,
  key: 'condition' | 'closedReason',
  text: string,
): EditResult {
  const found = findChoice(story, address);
  if ('ok' in found) return found;
  const { nodeIndex, node, choiceIndex, choice } = found;
  const value = orNothing(text);
  if (choice[key] === value) return edited(story, story);
  const choices = node.choices.with(choiceIndex, withOptional(choice, key, value));
  return edited(story, withNode(story, nodeIndex, { ...node, choices }));
}

/** What has a condition. */
export type ConditionPlace = ChoiceAddress | { connectionId: string };

export type SetConditionInput = { place: ConditionPlace; condition: string };

/** Sets the condition of a choice or a connection (SPEC E44). */
export function setCondition(
  story: StoryDocument,
  { place, condition }: SetConditionInput,
): EditResult {
  if (!('connectionId' in place)) return setChoiceText(story, place, 'condition', condition);
  const { connectionId } = place;
  const index = story.connections.findIndex(({ id }) => id === connectionId);
  const connection = story.connections[index];
  if (!connection) return refused('connection-not-found', { connectionId });
  const value = orNothing(condition);
  if (connection.condition === value) return edited(story, story);
  const changed = withOptional(connection, 'condition', value);
  return edited(story, { ...story, connections: story.connections.with(index, changed) });
}

export type SetClosedReasonInput = ChoiceAddress & { closedReason: string };

/** Sets what readers see of a choice while it is closed (SPEC E45). */
export const setClosedReason = (
  story: StoryDocument,
  { closedReason, ...address }: SetClosedReasonInput,
): EditResult => setChoiceText(story, address, 'closedReason', closedReason);
