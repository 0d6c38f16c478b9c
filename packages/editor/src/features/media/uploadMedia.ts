import {
  fail,
  findNode,
  isUploadLine,
  type NodeMedia,
  nodeDefaults,
  type Result,
  type StoryNode,
  setNodeMedia,
  storyLocales,
  succeed,
  uploading,
} from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { Editor } from '../../commands/command.ts';
import type { UploadedFile } from '../../services.ts';
import { mediaMessages } from './messages.ts';
import { checkUpload, mediaTypeOf, mimeTypeOf } from './uploadRules.ts';

/** Whether the content was not written by the author: a default, an upload line, or empty. */
const isPlaceholder = ({ type, content }: StoryNode): boolean =>
  content.trim() === '' ||
  isUploadLine(content) ||
  storyLocales.some((locale) => nodeDefaults(type, locale).content === content);

/** Makes a heavy image smaller; gives the file itself where it cannot. */
export type CompressImage = (file: File) => Promise<File>;

const fetchCompression = lazily(() => import('./compressImage.ts'));
const compressLazily: CompressImage = async (file) =>
  (await fetchCompression()).compressImage(file);

/** Every state of one upload is part of one undo step. Text of the author stays as it is. */
const show = (
  { session }: Editor,
  gesture: string,
  node: StoryNode,
  patch: { media?: readonly NodeMedia[]; mediaNodeId: string | null; line: string },
) =>
  session.edit({
    label: 'set-media',
    gesture,
    operation: (story) =>
      setNodeMedia(story, {
        nodeId: node.id,
        media: patch.media ?? node.media,
        mediaNodeId: patch.mediaNodeId,
        ...(isPlaceholder(node) ? { content: patch.line } : {}),
      }),
  });

const itemOf = (node: StoryNode, uploaded: UploadedFile, sent: File): NodeMedia => ({
  id: uploaded.id,
  storyNodeId: node.id,
  mediaType: mediaTypeOf(uploaded.mimeType || sent.type),
  url: uploaded.url,
  title: '',
  description: '',
  fileName: uploaded.fileName || sent.name,
  fileSize: uploaded.fileSize || sent.size,
  mimeType: uploaded.mimeType || sent.type,
  order: node.media.length,
  isActive: true,
  createdAt: new Date().toISOString(),
});

/** Records the use of a file on the server; an unsaved story is not there yet. */
async function recordUse(
  { session, services, interaction, locale }: Editor,
  node: StoryNode,
  file: UploadedFile,
): Promise<string | null> {
  const storyId = session.getState().saved.id;
  if (storyId === undefined || !services.media) return null;
  const answer = await services.media.createNode({
    storyId,
    fileId: file.id,
    position: node.position,
    title: node.title,
    description: isPlaceholder(node) ? '' : node.content,
  });
  if (answer.ok) return answer.value.id;
  interaction.notify({
    status: 'warning',
    title: mediaMessages[locale].errors.create,
    description: answer.error.message,
  });
  return null;
}

/** Uploads a file for a node. The caller shows the error. */
export async function uploadMedia(
  editor: Editor,
  input: { nodeId: string; file: File },
  compress: CompressImage = compressLazily,
): Promise<Result<NodeMedia, string | null>> {
  const { nodeId } = input;
  const { session, services, uploads, ids, locale } = editor;
  const messages = mediaMessages[locale];
  const current = () => findNode(session.getState().document, nodeId);
  const before = current();
  if (!before) return fail(messages.errors.noNode);
  if (!services.media || uploads.get(nodeId)?.kind === 'uploading') return fail(null);
  const fault = checkUpload(input.file);
  if (fault) {
    return fail(
      fault.kind === 'size'
        ? messages.faults.size(input.file.name)
        : messages.faults.type({
            name: input.file.name,
            mimeType: fault.mimeType || messages.faults.unknownType,
            extension: fault.extension || messages.faults.noExtension,
          }),
    );
  }

  const { name } = input.file;
  const gesture = `upload-${ids.next()}`;
  const controller = new AbortController();
  uploads.set(nodeId, {
    kind: 'uploading',
    fileName: name,
    share: 0,
    cancel: () => controller.abort(),
  });
  show(editor, gesture, before, { mediaNodeId: uploading, line: messages.lines.uploading(name) });
  const type = mimeTypeOf(input.file);
  const typed = type === input.file.type ? input.file : new File([input.file], name, { type });
  const file = await compress(typed);
  const answer = controller.signal.aborted
    ? fail({ message: '', isAborted: true as const })
    : await services.media.upload({
        file,
        nodeId,
        signal: controller.signal,
        onProgress: (share) => uploads.progress(nodeId, share),
      });

  const node = current();
  if (!node) {
    uploads.clear(nodeId);
    return fail(messages.errors.noNode);
  }
  if (!answer.ok) {
    const { isAborted, message } = answer.error;
    if (isAborted) {
      uploads.clear(nodeId);
      const { mediaNodeId, content } = before;
      show(editor, gesture, node, { mediaNodeId, line: content });
      return fail(null);
    }
    const reason = message || messages.errors.unknown;
    uploads.set(nodeId, { kind: 'failed', fileName: name, message: reason });
    show(editor, gesture, node, { mediaNodeId: null, line: messages.lines.failed(reason) });
    return fail(reason);
  }

  const mediaNodeId = await recordUse(editor, node, answer.value);
  uploads.clear(nodeId);
  const after = current();
  if (!after) return fail(messages.errors.noNode);
  const item = itemOf(after, answer.value, file);
  show(editor, gesture, after, {
    media: [...after.media, item],
    mediaNodeId,
    line: nodeDefaults(after.type, locale).content,
  });
  session.closeGesture();
  return succeed(item);
}
