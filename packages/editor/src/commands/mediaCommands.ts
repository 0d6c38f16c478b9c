import { deleteNodes, findNode, setNodeMedia, uploading } from '@dreamfork/story';
import { mediaMessages } from '../messages/media.ts';
import { announce, type CommandContext } from './context.ts';
import { createUploadCommand } from './uploadCommand.ts';

export function createMediaCommands(context: CommandContext) {
  const { session, services, uploads, interaction, locale } = context;
  const words = mediaMessages[locale];
  const current = (nodeId: string) => findNode(session.getState().document, nodeId);

  const cancelUpload = (nodeId: string) => {
    const upload = uploads.get(nodeId);
    if (upload?.kind === 'uploading') upload.cancel();
  };

  /** The server forgets a use of a file; that it may fail changes nothing here. */
  const forgetUse = (mediaNodeId: string | null) => {
    if (mediaNodeId !== null && mediaNodeId !== uploading) {
      void services.media?.removeNode(mediaNodeId);
    }
  };

  return {
    ...createUploadCommand(context),

    /** Stops the upload of a node; the node is as it was before. */
    cancelUpload,

    /** Takes a file away from a node; with the last one the server forgets the use too. */
    removeMedia: ({ nodeId, mediaId }: { nodeId: string; mediaId: string }) => {
      const node = current(nodeId);
      if (!node) return;
      const media = node.media.filter(({ id }) => id !== mediaId);
      const isLast = media.length === 0;
      if (isLast) forgetUse(node.mediaNodeId);
      announce(
        context,
        session.edit({
          label: 'remove-media',
          operation: (story) =>
            setNodeMedia(story, {
              nodeId,
              media,
              mediaNodeId: isLast ? null : node.mediaNodeId,
            }),
        }),
      );
    },

    /** Asks, then deletes a media node with its connections. */
    deleteMediaNode: async (nodeId: string): Promise<boolean> => {
      const isConfirmed = await interaction.confirm({
        title: words.deleteQuestion,
        confirmLabel: words.delete,
        tone: 'danger',
      });
      const node = current(nodeId);
      if (!isConfirmed || !node) return false;
      const result = session.edit({
        label: 'delete-nodes',
        operation: (story) => deleteNodes(story, { nodeIds: [nodeId] }),
      });
      if (!announce(context, result)) return false;
      cancelUpload(nodeId);
      forgetUse(node.mediaNodeId);
      return true;
    },
  };
}
