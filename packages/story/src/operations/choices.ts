import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';
import {
  assertValidId,
  hasConnection,
  ownConnection,
  placeholder,
  placeholderId,
} from './newIds.ts';

export type ChoiceAddress = { nodeId: string; choiceId: string };

type FoundChoice = {
  nodeIndex: number;
  node: StoryNode;
  choiceIndex: number;
  choice: ChoiceOption;
};

/** The choice at this address with its node and indices, or a refusal. */
export function findChoice(
  story: StoryDocument,
  { nodeId, choiceId }: ChoiceAddress,
): FoundChoice | EditResult {
  const nodeIndex = nodeIndexOf(story, nodeId);
  const node = story.nodes[nodeIndex];
  if (!node) return refused('node-not-found', { nodeId });
  const choiceIndex = node.choices.findIndex(({ id }) => id === choiceId);
  const choice = node.choices[choiceIndex];
  if (!choice) return refused('choice-not-found', { nodeId, choiceId });
  return { nodeIndex, node, choiceIndex, choice };
}

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
