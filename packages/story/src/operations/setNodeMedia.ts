import { type NodeMedia, nodeMedia, type StoryDocument } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';

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
