import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { comparableTitle } from '../schema/freeTitle.ts';
import { availableChoices } from './availableChoices.ts';
import { connectionsFromAbove } from './outlineNodes.ts';
import { outgoing, storyIndex } from './storyIndex.ts';

/** How the outline reaches a node: along the only path of the node before it, or by a choice of that node. */
export type OutlinePlace =
  | { readonly kind: 'path'; readonly from: StoryNode; readonly connection: Connection }
  | {
      readonly kind: 'choice';
      readonly from: StoryNode;
      readonly choice: ChoiceOption;
      readonly index: number;
    };

/** A row of the outline: a node, or a choice of the node. */
export type OutlineRowPlace = { readonly nodeId: string; readonly choiceId?: string };

/** What moves a row one level in or out. */
export type OutlineMove =
  /** The node that a path leads to becomes that of a new choice. */
  | { kind: 'to-choice'; connection: Connection; ofNodeId: string; index: number }
  /** The node of a choice follows another node, or the choice before, and the choice goes. */
  | { kind: 'to-path'; place: ChoicePlace; after: { nodeId: string; choiceId?: string } }
  /** The choice becomes one of another node. */
  | { kind: 'move-choice'; place: ChoicePlace; ofNodeId: string; index: number };

type ChoicePlace = OutlinePlace & { kind: 'choice' };

/** Where a node stands in the outline; null for a root, and behind one of several paths (SPEC Q17). */
export function outlinePlace(story: StoryDocument, nodeId: string): OutlinePlace | null {
  const via = connectionsFromAbove(story).get(nodeId);
  const { connectionsById, nodesById } = storyIndex(story);
  const connection = via && connectionsById.get(via.connectionId);
  const from = via && nodesById.get(via.fromNodeId);
  if (!via || !connection || !from) return null;
  if (via.choiceId !== undefined) return choicePlace(from, via.choiceId);
  return availableChoices(story, from).paths.length === 1
    ? { kind: 'path', from, connection }
    : null;
}

function choicePlace(from: StoryNode, choiceId: string): ChoicePlace | null {
  const index = from.choices.findIndex(({ id }) => id === choiceId);
  const choice = from.choices[index];
  return choice ? { kind: 'choice', from, choice, index } : null;
}

/** The choice below which a node stands, however many nodes are between them. */
function choiceAbove(story: StoryDocument, nodeId: string): ChoicePlace | null {
  let place = outlinePlace(story, nodeId);
  while (place?.kind === 'path') place = outlinePlace(story, place.from.id);
  return place;
}

/** The last node of what a choice leads to, along single paths; null where that is written elsewhere or forks. */
function lastBelow(story: StoryDocument, from: StoryNode, choice: ChoiceOption): StoryNode | null {
  const { connectionsById, nodesById } = storyIndex(story);
  const fromAbove = connectionsFromAbove(story);
  let above = from;
  let connection = connectionsById.get(choice.connectionId);
  for (;;) {
    const node = nodesById.get(connection?.toNodeId ?? '');
    const via = node && fromAbove.get(node.id);
    if (!node || via?.connectionId !== connection?.id || via?.fromNodeId !== above.id) return null;
    const { paths } = availableChoices(story, node);
    if (paths.length === 0) return node;
    if (paths.length > 1) return null;
    above = node;
    connection = paths[0];
  }
}

/** Whether a choice says nothing but the title of its node, and so can go without a loss. */
function isPlain({ from, choice }: ChoicePlace, story: StoryDocument): boolean {
  const { connectionsById, nodesById } = storyIndex(story);
  const connection = connectionsById.get(choice.connectionId);
  const target = nodesById.get(connection?.toNodeId ?? '');
  return (
    target !== undefined &&
    target.id !== from.id &&
    comparableTitle(choice.text) === comparableTitle(target.title) &&
    choice.condition === undefined &&
    choice.closedReason === undefined &&
    choice.effects === undefined
  );
}

function placeOf(story: StoryDocument, { nodeId, choiceId }: OutlineRowPlace): OutlinePlace | null {
  if (choiceId === undefined) return outlinePlace(story, nodeId);
  const node = storyIndex(story).nodesById.get(nodeId);
  return node ? choicePlace(node, choiceId) : null;
}

/** How a row moves one level in; null where nothing before it can take it (SPEC Q17). */
export function planMoveIn(story: StoryDocument, row: OutlineRowPlace): OutlineMove | null {
  const place = placeOf(story, row);
  if (!place) return null;
  if (place.kind === 'path') {
    const { from, connection } = place;
    return { kind: 'to-choice', connection, ofNodeId: from.id, index: from.choices.length };
  }
  const { from, index } = place;
  const before = from.choices[index - 1];
  if (!before) return null;
  const canFollow = row.choiceId === undefined && isPlain(place, story);
  if (!storyIndex(story).connectionsById.get(before.connectionId)?.toNodeId) {
    const after = { nodeId: from.id, choiceId: before.id };
    return canFollow ? { kind: 'to-path', place, after } : null;
  }
  const last = lastBelow(story, from, before);
  if (!last) return null;
  return canFollow && last.choices.length === 0
    ? { kind: 'to-path', place, after: { nodeId: last.id } }
    : { kind: 'move-choice', place, ofNodeId: last.id, index: last.choices.length };
}

/** How a row moves one level out; null where no choice stands above it (SPEC Q17). */
export function planMoveOut(story: StoryDocument, row: OutlineRowPlace): OutlineMove | null {
  const place = placeOf(story, row);
  if (!place) return null;
  const { from } = place;
  const isOnlyConnection = from.choices.length === 1 && outgoing(story, from.id).length === 1;
  if (
    place.kind === 'choice' &&
    row.choiceId === undefined &&
    isOnlyConnection &&
    isPlain(place, story)
  ) {
    return { kind: 'to-path', place, after: { nodeId: from.id } };
  }
  const above = choiceAbove(story, from.id);
  if (!above) return null;
  const goal = { ofNodeId: above.from.id, index: above.index + 1 };
  return place.kind === 'path'
    ? { kind: 'to-choice', connection: place.connection, ...goal }
    : { kind: 'move-choice', place, ...goal };
}
