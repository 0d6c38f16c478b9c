import {
  type OutlineMove,
  type OutlineRowPlace,
  planMoveIn,
  planMoveOut,
} from '../queries/outlineMoves.ts';
import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import type { StoryLocale } from '../schema/locale.ts';
import { nodeDefaults } from '../schema/nodeDefaults.ts';
import { isMediaType } from '../schema/nodeTypes.ts';
import { deleteChoice } from './choices.ts';
import { connect, disconnect } from './connect.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';
import {
  hasConnection,
  newConnectionId,
  newId,
  ownConnection,
  placeholder,
  placeholderId,
} from './newIds.ts';

export type MoveOutlineRowInput = OutlineRowPlace & { direction: 'in' | 'out' };

export type MoveOutlineRowContext = {
  ids: Ids;
  /** The language of default texts. @default 'ru' */
  locale?: StoryLocale;
};

/** A node that takes a choice at an index. It becomes a choice node; media nodes and ends take none. */
function withChoice(
  story: StoryDocument,
  nodeId: string,
  index: number,
  choice: ChoiceOption,
): EditResult {
  const at = nodeIndexOf(story, nodeId);
  const node = story.nodes[at] as StoryNode;
  if (isMediaType(node.type)) return refused('choices-not-allowed', { nodeId });
  if (node.type === 'end') return refused('connection-from-end', { nodeId });
  const choices = node.choices.toSpliced(index, 0, choice);
  return edited(story, withNode(story, at, { ...node, type: 'choice', choices }));
}

/** A choice node that lost its last choice is a text again, or the start. */
function withoutEmptyChoices(story: StoryDocument, nodeId: string): StoryDocument {
  const at = nodeIndexOf(story, nodeId);
  const node = story.nodes[at];
  if (node?.type !== 'choice' || node.choices.length > 0) return story;
  const isStart = story.startNodeId === nodeId && !story.nodes.some(({ type }) => type === 'start');
  return withNode(story, at, { ...node, type: isStart ? 'start' : 'text' });
}

function toChoice(
  story: StoryDocument,
  { connection, ofNodeId, index }: OutlineMove & { kind: 'to-choice' },
  { ids, locale }: MoveOutlineRowContext,
): EditResult {
  const { id: connectionId, toNodeId, condition } = connection;
  const node = story.nodes[nodeIndexOf(story, toNodeId)] as StoryNode;
  const choiceId = newId(ids);
  const ownId = newConnectionId(ids);
  const cut = disconnect(story, { connectionIds: [connectionId] });
  if (!cut.ok) return cut;
  const choice: ChoiceOption = {
    id: choiceId,
    text: node.title.trim() || nodeDefaults(node.type, locale).title,
    connectionId: ownId,
    ...(condition === undefined ? {} : { condition }),
  };
  const grown = withChoice(cut.value.story, ofNodeId, index, choice);
  if (!grown.ok) return grown;
  const added = { id: ownId, fromNodeId: ofNodeId, toNodeId };
  const after = grown.value.story;
  return edited(story, { ...after, connections: [...after.connections, added] });
}

function toPath(
  story: StoryDocument,
  { place, after }: OutlineMove & { kind: 'to-path' },
  { ids }: MoveOutlineRowContext,
): EditResult {
  const { from, choice } = place;
  const target = story.connections.find(({ id }) => id === choice.connectionId);
  const removed = deleteChoice(story, { nodeId: from.id, choiceId: choice.id });
  if (!removed.ok) return removed;
  const { nodeId: fromNodeId, choiceId } = after;
  const linked = connect(withoutEmptyChoices(removed.value.story, from.id), {
    connectionId: ids.next(),
    fromNodeId,
    toNodeId: target?.toNodeId ?? '',
    ...(choiceId === undefined ? {} : { choiceId }),
  });
  return linked.ok ? edited(story, linked.value.story) : linked;
}

/** For a choice without a connection of its own: one that another choice follows too stays with that choice. */
function copyConnection(
  story: StoryDocument,
  { choice, ofNodeId, ids }: { choice: ChoiceOption; ofNodeId: string; ids: Ids },
): Connection {
  const shared = story.connections.find(({ id }) => id === choice.connectionId);
  if (shared?.toNodeId) return { ...shared, id: ids.next(), fromNodeId: ofNodeId };
  const id = placeholderId(choice.id, (taken) => hasConnection(story, taken));
  return placeholder(id, ofNodeId);
}

function moveChoiceTo(
  story: StoryDocument,
  { place, ofNodeId, index }: OutlineMove & { kind: 'move-choice' },
  { ids }: MoveOutlineRowContext,
): EditResult {
  const { from, choice } = place;
  const own = ownConnection(story, from.id, choice);
  const moved = own
    ? { ...own, fromNodeId: ofNodeId }
    : copyConnection(story, { choice, ofNodeId, ids });
  const left = withNode(story, nodeIndexOf(story, from.id), {
    ...from,
    choices: from.choices.filter((one) => one !== choice),
  });
  const grown = withChoice(left, ofNodeId, index, { ...choice, connectionId: moved.id });
  if (!grown.ok) return grown;
  const after = grown.value.story;
  const connections = own
    ? after.connections.map((one) => (one === own ? moved : one))
    : [...after.connections, moved];
  return edited(story, withoutEmptyChoices({ ...after, connections }, from.id));
}

/** Moves a row of the outline one level in or out; only a choice makes a level (SPEC E49–E52). */
export function moveOutlineRow(
  story: StoryDocument,
  { direction, ...row }: MoveOutlineRowInput,
  context: MoveOutlineRowContext,
): EditResult {
  const move = direction === 'in' ? planMoveIn(story, row) : planMoveOut(story, row);
  if (!move) return refused(direction === 'in' ? 'level-deepest' : 'level-outermost', row);
  if (move.kind === 'to-choice') return toChoice(story, move, context);
  return move.kind === 'to-path'
    ? toPath(story, move, context)
    : moveChoiceTo(story, move, context);
}
