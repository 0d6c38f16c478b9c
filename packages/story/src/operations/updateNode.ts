import {
  type NodeMedia,
  nodeMedia,
  type StoryDocument,
  type StoryNode,
} from '../schema/document.ts';
import type { NodeStatus } from '../schema/nodeStatus.ts';
import type { NodeType } from '../schema/nodeTypes.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';

export type UpdateNodeInput = {
  nodeId: string;
  title?: string;
  content?: string;
  type?: NodeType;
};

function refuseType(story: StoryDocument, node: StoryNode, type: NodeType): EditResult | null {
  const place = { nodeId: node.id };
  if (type === 'start' && story.nodes.some((other) => other.type === 'start')) {
    return refused('start-node-exists', place);
  }
  if (type !== 'choice' && node.choices.length > 0) return refused('choices-not-allowed', place);
  if (type === 'end' && story.connections.some(({ fromNodeId }) => fromNodeId === node.id)) {
    return refused('connection-from-end', place);
  }
  return null;
}

/** Changes the title, content or type of a node without dropping anything (SPEC E6, E7). */
export function updateNode(
  story: StoryDocument,
  { nodeId, title, content, type }: UpdateNodeInput,
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  if (type !== undefined && type !== node.type) {
    const refusal = refuseType(story, node, type);
    if (refusal) return refusal;
  }
  const updated: StoryNode = {
    ...node,
    title: title ?? node.title,
    content: content ?? node.content,
    type: type ?? node.type,
  };
  const isSame =
    updated.title === node.title && updated.content === node.content && updated.type === node.type;
  return edited(story, isSame ? story : withNode(story, index, updated));
}

export type SetNodeStatusInput = {
  nodeIds: readonly string[];
  /** `null` takes the status away. */
  status: NodeStatus | null;
};

/** Sets how far the author is with nodes (SPEC E53). */
export function setNodeStatus(
  story: StoryDocument,
  { nodeIds, status }: SetNodeStatusInput,
): EditResult {
  const unknown = nodeIds.find((nodeId) => nodeIndexOf(story, nodeId) === -1);
  if (unknown !== undefined) return refused('node-not-found', { nodeId: unknown });
  const chosen = new Set(nodeIds);
  const nodes = story.nodes.map((node) => {
    if (!chosen.has(node.id) || (node.status ?? null) === status) return node;
    const { status: _before, ...rest } = node;
    return status === null ? rest : { ...rest, status };
  });
  const isSame = nodes.every((node, index) => node === story.nodes[index]);
  return edited(story, isSame ? story : { ...story, nodes });
}

export type SetNodeMediaInput = {
  nodeId: string;
  /** All media of the node, in their order. */
  media: readonly NodeMedia[];
  /** The server's id of the media node; null if there is none. */
  mediaNodeId: string | null;
  /** Absent: the content stays as it is. */
  content?: string;
};

/** Sets the media of a node, and its content (SPEC E35). */
export function setNodeMedia(
  story: StoryDocument,
  { nodeId, media, mediaNodeId, content }: SetNodeMediaInput,
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  const updated = {
    ...node,
    content: content ?? node.content,
    media: media.map((item) => nodeMedia.parse(item)),
    mediaNodeId,
  };
  return edited(story, deepEqual(updated, node) ? story : withNode(story, index, updated));
}
