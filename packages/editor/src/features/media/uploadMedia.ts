import {
  fail,
  findNode,
  type NodeMedia,
  nodeDefaults,
  type Result,
  succeed,
  uploading,
} from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { Editor } from '../../commands/command.ts';
import type { ServiceProblem } from '../../services/index.ts';
import type { PreparedUpload } from '../../upload/prepareUpload.ts';
import { mimeTypeOf } from '../../upload/uploadRules.ts';
import { holdUpload, whileStored } from './holdUpload.ts';
import { itemOf, placedIn, recordUse, setNodeUpload } from './linkMedia.ts';
import { mediaMessages } from './messages.ts';
import { uploadFault } from './uploadFault.ts';

export type PrepareUpload = (file: File) => Promise<PreparedUpload>;

const fetchPreparation = lazily(() => import('../../upload/prepareUpload.ts'));
const prepareLazily: PrepareUpload = async (file) => (await fetchPreparation()).prepareUpload(file);

/** Checks that the file fits into what its author may store, then sends it. */
async function send(
  { services, uploads, locale }: Editor,
  { nodeId, prepared, signal }: { nodeId: string; prepared: PreparedUpload; signal: AbortSignal },
) {
  const isAborted = true as const;
  if (signal.aborted || !services.media) return fail<ServiceProblem>({ message: '', isAborted });
  const storage = await services.media.storage?.();
  if (storage?.ok) {
    const left = Math.max(storage.value.totalBytes - storage.value.usedBytes, 0);
    if (prepared.file.size > left) {
      const message = mediaMessages[locale].faults.quota(prepared.file.size, left);
      return fail<ServiceProblem>({ message, status: 413 });
    }
  }
  if (signal.aborted) return fail<ServiceProblem>({ message: '', isAborted });
  const onProgress = (share: number) => uploads.progress(nodeId, share);
  return services.media.upload({ ...prepared, nodeId, signal, onProgress });
}

export type UploadInput = {
  nodeId: string;
  file: File;
  /** The item that the file takes the place of; without it the file is one more. */
  mediaId?: string;
};

/** Uploads a file for a node, when its turn has come. The caller shows the error. */
export async function uploadMedia(
  editor: Editor,
  input: UploadInput,
  prepare: PrepareUpload = prepareLazily,
): Promise<Result<NodeMedia | null, string | null>> {
  const { nodeId } = input;
  const { session, services, uploads, ids, locale } = editor;
  const messages = mediaMessages[locale];
  const { name } = input.file;
  const current = () => findNode(session.getState().document, nodeId);
  const gone = () => {
    uploads.clear(nodeId);
    return fail(messages.errors.noNode);
  };
  if (!current()) return fail(messages.errors.noNode);
  const running = uploads.get(nodeId)?.kind;
  if (!services.media || running === 'uploading' || running === 'waiting') return fail(null);
  const fault = uploadFault(input.file, locale);
  if (fault !== null) return fail(fault);

  if (session.getState().saved.id === undefined && services.pendingUploads) {
    return holdUpload(editor, input);
  }

  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const sent = { fileName: name, file: input.file };
  uploads.set(nodeId, { kind: 'waiting', ...sent, isUntilSaved: false, cancel });
  return whileStored(editor, input, async () => {
    const endTurn = await uploads.turn(signal);
    if (!endTurn) {
      uploads.clear(nodeId);
      return fail(null);
    }
    try {
      const before = current();
      if (!before) return gone();
      const gesture = `upload-${ids.next()}`;
      uploads.set(nodeId, {
        kind: 'uploading',
        ...sent,
        share: 0,
        secondsLeft: null,
        cancel,
      });
      setNodeUpload(editor, gesture, before, {
        mediaNodeId: uploading,
        line: messages.lines.uploading(name),
      });
      const type = mimeTypeOf(input.file);
      const typed = type === input.file.type ? input.file : new File([input.file], name, { type });
      const prepared = await prepare(typed);
      const answer = await send(editor, { nodeId, prepared, signal });

      const node = current();
      if (!node) return gone();
      if (!answer.ok) {
        const { isAborted, message, status } = answer.error;
        if (status !== undefined || isAborted) void services.pendingUploads?.remove(nodeId);
        if (isAborted) {
          uploads.clear(nodeId);
          const { mediaNodeId, content } = before;
          const link = mediaNodeId === uploading ? null : mediaNodeId;
          setNodeUpload(editor, gesture, node, { mediaNodeId: link, line: content });
          return fail(null);
        }
        const reason = message || messages.errors.unknown;
        uploads.set(nodeId, {
          kind: 'failed',
          ...sent,
          message: reason,
          isUnreachable: status === undefined,
          retry: () => void uploadMedia(editor, input, prepare),
        });
        const line = messages.lines.failed(reason);
        setNodeUpload(editor, gesture, node, { mediaNodeId: null, line });
        return fail(reason);
      }

      const mediaNodeId = await recordUse(editor, node, answer.value);
      const after = current();
      if (!after) return gone();
      uploads.clear(nodeId);
      void services.pendingUploads?.remove(nodeId);
      const item = itemOf(after, answer.value, prepared.file);
      setNodeUpload(editor, gesture, after, {
        media: placedIn(after.media, item, input.mediaId),
        mediaNodeId,
        line: nodeDefaults(after.type, locale).content,
      });
      session.closeGesture();
      return succeed(item);
    } finally {
      endTurn();
    }
  });
}
