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
import { checkUpload, mediaTypeOf, mimeTypeOf } from '../media/uploadRules.ts';
import { mediaMessages } from '../messages/media.ts';
import type { UploadedFile } from '../services.ts';
import type { CommandContext } from './context.ts';

/** Whether the content is no words of the author's: a default, an upload line, or nothing. */
const isPlaceholder = ({ type, content }: StoryNode): boolean =>
  content.trim() === '' ||
  isUploadLine(content) ||
  storyLocales.some((locale) => nodeDefaults(type, locale).content === content);

/** The way of a file to a node: checked, made smaller, sent, linked. */
export function createUploadCommand(context: CommandContext) {
  const { session, services, uploads, compressImage, interaction, ids, locale } = context;
  const words = mediaMessages[locale];
  const current = (nodeId: string) => findNode(session.getState().document, nodeId);

  /** Every state of one upload is part of one undo step. Words of the author's stay as they are. */
  const show = (
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

  const itemOf = (node: StoryNode, kept: UploadedFile, sent: File): NodeMedia => ({
    id: kept.id,
    storyNodeId: node.id,
    mediaType: mediaTypeOf(kept.mimeType || sent.type),
    url: kept.url,
    title: '',
    description: '',
    fileName: kept.fileName || sent.name,
    fileSize: kept.fileSize || sent.size,
    mimeType: kept.mimeType || sent.type,
    order: node.media.length,
    isActive: true,
    createdAt: new Date().toISOString(),
  });

  /** Notes the use of a file on the server. An unsaved story has nothing there to be noted in. */
  const noteUse = async (node: StoryNode, file: UploadedFile): Promise<string | null> => {
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
      title: words.errors.create,
      description: answer.error.message,
    });
    return null;
  };

  /** Gives a node a file. What was wrong is said to the author by whoever asked. */
  const uploadMedia = async (input: {
    nodeId: string;
    file: File;
  }): Promise<Result<NodeMedia, string | null>> => {
    const { nodeId } = input;
    const before = current(nodeId);
    if (!before) return fail(words.errors.noNode);
    if (!services.media || uploads.get(nodeId)?.kind === 'uploading') return fail(null);
    const fault = checkUpload(input.file);
    if (fault) {
      return fail(
        fault.kind === 'size'
          ? words.faults.size(input.file.name)
          : words.faults.type({
              name: input.file.name,
              mimeType: fault.mimeType || words.faults.unknownType,
              extension: fault.extension || words.faults.noExtension,
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
    show(gesture, before, { mediaNodeId: uploading, line: words.lines.uploading(name) });
    const type = mimeTypeOf(input.file);
    const typed = type === input.file.type ? input.file : new File([input.file], name, { type });
    const file = await compressImage(typed);
    const answer = controller.signal.aborted
      ? fail({ message: '', isAborted: true as const })
      : await services.media.upload({
          file,
          nodeId,
          signal: controller.signal,
          onProgress: (share) => uploads.progress(nodeId, share),
        });

    const node = current(nodeId);
    if (!node) {
      uploads.clear(nodeId);
      return fail(words.errors.noNode);
    }
    if (!answer.ok) {
      const { isAborted, message } = answer.error;
      if (isAborted) {
        uploads.clear(nodeId);
        const { mediaNodeId, content } = before;
        show(gesture, node, { mediaNodeId, line: content });
        return fail(null);
      }
      const told = message || words.errors.unknown;
      uploads.set(nodeId, { kind: 'failed', fileName: name, message: told });
      show(gesture, node, { mediaNodeId: null, line: words.lines.failed(told) });
      return fail(told);
    }

    const mediaNodeId = await noteUse(node, answer.value);
    uploads.clear(nodeId);
    const after = current(nodeId);
    if (!after) return fail(words.errors.noNode);
    const item = itemOf(after, answer.value, file);
    show(gesture, after, {
      media: [...after.media, item],
      mediaNodeId,
      line: nodeDefaults(after.type, locale).content,
    });
    session.closeGesture();
    return succeed(item);
  };

  return { uploadMedia };
}
