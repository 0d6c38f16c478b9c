import { type Result, succeed } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import type { PendingUpload } from '../../services/index.ts';
import { mediaMessages } from './messages.ts';

type Held = { nodeId: string; file: File };

/** Forgets a file that was stored in this browser until the first save; one that stays is uploaded and purged as unused. */
const forgetPending = ({ services }: Editor, nodeId: string): void =>
  void services.pendingUploads?.remove(nodeId).catch(() => {});

/** Shows that a file waits for the first save. */
export function showWaiting(editor: Editor, { nodeId, file }: Held): void {
  const { uploads } = editor;
  uploads.set(nodeId, {
    kind: 'waiting',
    fileName: file.name,
    file,
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

type Upload = Pick<PendingUpload, 'nodeId' | 'file'>;

const lockOf = (nodeId: string): string => `dreamfork-upload-${nodeId}`;

/**
 * Runs an upload while its file is stored in this browser: it is sent again where the page is left meanwhile. Other
 * tabs see by the lock that it is under way. The upload removes the file when it has ended.
 */
export async function whileStored<Value>(
  { services: { pendingUploads } }: Editor,
  upload: Upload,
  run: () => Promise<Value>,
): Promise<Value> {
  // Only secure pages have locks.
  if (!pendingUploads || !('locks' in navigator)) return run();
  return navigator.locks.request(lockOf(upload.nodeId), async () => {
    // Without a copy the upload goes on.
    await pendingUploads.put(upload).catch(() => {});
    return run();
  });
}

/** Whether this tab or another one is uploading a file for a node. */
export async function isUnderWay(nodeId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(nodeId));
}
