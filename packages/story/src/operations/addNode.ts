import { linkedPosition, placeNode, type Random } from '../layout/coordinates.ts';
import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';
import type { StoryLocale } from '../schema/locale.ts';
import { nodeDefaults } from '../schema/nodeDefaults.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import { connect } from './connect.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { assertValidId } from './newIds.ts';

/** A node to add; missing values get defaults. */
export type NewNode = {
  id: string;
  type: NodeType;
  title?: string;
  content?: string;
  position?: Position;
};

export type AddNodeInput = {
  node: NewNode;
  /** Places the node to the right of another and connects it from there. */
  linkFrom?: { nodeId: string; choiceId?: string; connectionId: string };
};

export type AddNodeContext = {
  random: Random;
  /** The language of default titles and texts. @default 'ru' */
  locale?: StoryLocale;
};

/** Adds a node, and a connection to it when it is added from another node (SPEC E1–E4). */
export function addNode(
  story: StoryDocument,
  { node, linkFrom }: AddNodeInput,
  { random, locale }: AddNodeContext,
): EditResult {
  assertValidId(node.id);
  if (story.nodes.some(({ id }) => id === node.id)) return refused('id-taken', { nodeId: node.id });
  if (node.type === 'start' && story.nodes.some(({ type }) => type === 'start')) {
    return refused('start-node-exists', { nodeId: node.id });
  }
  const source = linkFrom && story.nodes.find(({ id }) => id === linkFrom.nodeId);
  if (linkFrom && !source) return refused('node-not-found', { nodeId: linkFrom.nodeId });

  const defaults = nodeDefaults(node.type, locale);
  const position = node.position ?? (source && linkedPosition(source));
  const added: StoryNode = {
    id: node.id,
    type: node.type,
    title: node.title ?? defaults.title,
    content: node.content ?? defaults.content,
    position: placeNode(story, { position, random }),
    choices: [],
    media: [],
    mediaNodeId: null,
  };
  const grown: StoryDocument = {
    ...story,
    nodes: [...story.nodes, added],
    startNodeId: story.startNodeId ?? node.id,
  };
  if (!linkFrom) return edited(story, grown);

  const { nodeId: fromNodeId, connectionId, choiceId } = linkFrom;
  const linked = connect(grown, {
    connectionId,
    fromNodeId,
    toNodeId: node.id,
    ...(choiceId === undefined ? {} : { choiceId }),
  });
  return linked.ok ? edited(story, linked.value.story) : linked;
}
