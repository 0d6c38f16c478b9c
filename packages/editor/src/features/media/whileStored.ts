import type { Editor } from '../../commands/command.ts';
import type { PendingUpload } from '../../store/uploads/createPendingUploads.ts';

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
