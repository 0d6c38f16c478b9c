import { type NodeMedia, nodeMedia, type StoryDocument } from '../schema/document.ts';
import { same } from '../values/same.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';

export type SetNodeMediaInput = {
  nodeId: string;
  /** All media of the node, in their order. */
  media: readonly NodeMedia[];
  /** The server's name for the media node; null while there is none. */
  mediaNodeId: string | null;
  /** What the node says; absent: as before. */
  content?: string;
};

/** Gives a node its media files, and what it says about them (SPEC E35). */
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
  return edited(story, same(updated, node) ? story : withNode(story, index, updated));
}
