import { type Result, succeed } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { mediaMessages } from './messages.ts';

type Held = { nodeId: string; file: File };

/** Forgets a file that was stored in this browser until the first save. */
const forgetPending = ({ services }: Editor, nodeId: string): void =>
  void services.pendingUploads?.remove(nodeId).catch(() => {});

/** Shows that a file waits for the first save. */
export function showWaiting(editor: Editor, { nodeId, file }: Held): void {
  const { uploads } = editor;
  uploads.set(nodeId, {
    kind: 'waiting',
    fileName: file.name,
    isUntilSaved: true,
    cancel: () => {
      uploads.held.delete(nodeId);
      uploads.clear(nodeId);
      forgetPending(editor, nodeId);
    },
  });
}

/** Stores a file of a story that has never been saved. */
export async function holdUpload(editor: Editor, held: Held): Promise<Result<null, never>> {
  const { uploads, services, interaction, locale } = editor;
  uploads.held.set(held.nodeId, held.file);
  showWaiting(editor, held);
  try {
    await services.pendingUploads?.put(held);
  } catch {
    const { notStored, notStoredText } = mediaMessages[locale].held;
    interaction.notify({ status: 'warning', title: notStored, description: notStoredText });
  }
  return succeed(null);
}
