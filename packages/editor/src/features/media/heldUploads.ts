import { findNode } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { isUnderWay, showWaiting } from './holdUpload.ts';
import { uploadMedia } from './uploadMedia.ts';

/** Uploads what waits as soon as the story has been saved, also what a tab that was left has not sent. */
export function attendHeldUploads(editor: Editor): () => void {
  const { session, uploads, services } = editor;
  let isEnded = false;
  const look = () => {
    if (isEnded || uploads.held.size === 0) return;
    const { document, saved } = session.getState();
    for (const [nodeId, file] of uploads.held) {
      // The node of a draft comes with its recovery.
      if (!findNode(document, nodeId)) continue;
      if (saved.id === undefined) {
        if (!uploads.get(nodeId)) showWaiting(editor, { nodeId, file });
        continue;
      }
      uploads.held.delete(nodeId);
      void resume({ nodeId, file });
    }
  };
  const resume = async (held: { nodeId: string; file: File }) => {
    if (await isUnderWay(held.nodeId)) return;
    uploads.clear(held.nodeId);
    await uploadMedia(editor, held);
  };
  const found = services.pendingUploads?.list() ?? Promise.resolve([]);
  void found
    .then((all) => {
      for (const { nodeId, file } of all) uploads.held.set(nodeId, file);
      look();
    })
    // A browser that keeps no files has said so when they were added.
    .catch(() => {});
  const stop = session.subscribe(look);
  return () => {
    isEnded = true;
    stop();
  };
}
