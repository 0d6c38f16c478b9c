import { type EditResult, edited, nodeIndexOf, refused, withNode } from '../../operations/edit.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { StoryLocale } from '../../schema/locale.ts';
import { nodeDefaults } from '../../schema/nodeDefaults.ts';
import { isUploadLine, uploading } from '../uploads.ts';

/** Removes the traces of a failed upload: its media node id and the message in the content. */
export function clearUpload(
  story: StoryDocument,
  { nodeId, locale }: { nodeId: string; locale?: StoryLocale | undefined },
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  const { content } = nodeDefaults(node.type, locale);
  return edited(
    story,
    withNode(story, index, {
      ...node,
      content: isUploadLine(node.content) ? content : node.content,
      mediaNodeId: node.mediaNodeId === uploading ? null : node.mediaNodeId,
    }),
  );
}
