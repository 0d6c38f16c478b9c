import { deleteNodes, findNode, setNodeMedia, uploading } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import { mediaMessages } from './messages.ts';

/** Stops the upload of a node; the node is as it was before. */
export function cancelUpload({ uploads }: Editor, nodeId: string): void {
  const upload = uploads.get(nodeId);
  if (upload?.kind === 'uploading' || upload?.kind === 'waiting') upload.cancel();
}

/** Tells the server that a file is no longer used; a failure changes nothing here. */
function removeUse({ services }: Editor, mediaNodeId: string | null): void {
  if (mediaNodeId !== null && mediaNodeId !== uploading) {
    void services.media?.removeNode(mediaNodeId);
  }
}

/** Removes a file from a node; with the last one the server removes the use too. */
export function removeMedia(
  editor: Editor,
  { nodeId, mediaId }: { nodeId: string; mediaId: string },
): void {
  const { session } = editor;
  const node = findNode(session.getState().document, nodeId);
  if (!node) return;
  const media = node.media.filter(({ id }) => id !== mediaId);
  const isLast = media.length === 0;
  if (isLast) removeUse(editor, node.mediaNodeId);
  const mediaNodeId = isLast ? null : node.mediaNodeId;
  reportRejected(
    editor,
    session.edit({
      label: 'remove-media',
      operation: (story) => setNodeMedia(story, { nodeId, media, mediaNodeId }),
    }),
  );
}

/** Asks, then deletes a media node with its connections. */
export async function deleteMediaNode(editor: Editor, nodeId: string): Promise<boolean> {
  const { session, interaction, locale } = editor;
  const messages = mediaMessages[locale];
  const isConfirmed = await interaction.confirm({
    title: messages.deleteQuestion,
    confirmLabel: messages.delete,
    tone: 'danger',
  });
  const node = findNode(session.getState().document, nodeId);
  if (!isConfirmed || !node) return false;
  const result = session.edit({
    label: 'delete-nodes',
    operation: (story) => deleteNodes(story, { nodeIds: [nodeId] }),
  });
  if (!reportRejected(editor, result)) return false;
  cancelUpload(editor, nodeId);
  removeUse(editor, node.mediaNodeId);
  return true;
}
