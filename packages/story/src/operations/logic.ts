import type { StoryDocument } from '../schema/document.ts';
import type { Effect } from '../schema/variable.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { type ChoiceAddress, findChoice } from './choices.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';

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

/** Without a choice the effects are those of entering the node. */
export type SetEffectsInput = {
  nodeId: string;
  choiceId?: string | undefined;
  effects: readonly Effect[];
};

/** Sets all effects of a node or a choice (SPEC E43). */
export function setEffects(
  story: StoryDocument,
  { nodeId, choiceId, effects }: SetEffectsInput,
): EditResult {
  const value = effects.length > 0 ? [...effects] : undefined;
  if (choiceId === undefined) {
    const index = nodeIndexOf(story, nodeId);
    const node = story.nodes[index];
    if (!node) return refused('node-not-found', { nodeId });
    const isSame = deepEqual(node.effects, value);
    return edited(
      story,
      isSame ? story : withNode(story, index, withOptional(node, 'effects', value)),
    );
  }
  const found = findChoice(story, { nodeId, choiceId });
  if ('ok' in found) return found;
  const { nodeIndex, node, choiceIndex, choice } = found;
  if (deepEqual(choice.effects, value)) return edited(story, story);
  const choices = node.choices.with(choiceIndex, withOptional(choice, 'effects', value));
  return edited(story, withNode(story, nodeIndex, { ...node, choices }));
}

/** The object with this value under an optional key; undefined leaves the key out. */
function withOptional<Item extends object, Key extends keyof Item>(
  item: Item,
  key: Key,
  value: Item[Key] | undefined,
): Item {
  const changed = { ...item };
  if (value === undefined) delete changed[key];
  else changed[key] = value;
  return changed;
}
