import {
  isUploadLine,
  type NodeMedia,
  nodeDefaults,
  type StoryNode,
  setNodeMedia,
  storyLocales,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import type { UploadedFile } from '../../services.ts';
import { mediaMessages } from './messages.ts';
import { mediaTypeOf } from './uploadRules.ts';

/** Whether the content was not written by the author: a default, an upload line, or empty. */
const isPlaceholder = ({ type, content }: StoryNode): boolean =>
  content.trim() === '' ||
  isUploadLine(content) ||
  storyLocales.some((locale) => nodeDefaults(type, locale).content === content);

/** Every state of one upload is part of one undo step. Text of the author stays as it is. */
export const setNodeUpload = (
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

/** What is known of the content; a server that says nothing leaves no keys. */
const factsOf = ({ width, height, placeholder, waveform }: UploadedFile): Partial<NodeMedia> => ({
  ...(width && height ? { width, height } : {}),
  ...(placeholder ? { placeholder } : {}),
  ...(waveform ? { waveform } : {}),
});

/** A file of the server as an item of a node. */
export const itemOf = (
  node: Pick<StoryNode, 'id' | 'media'>,
  uploaded: UploadedFile,
  sent: Pick<File, 'name' | 'type' | 'size'>,
): NodeMedia => ({
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
  ...factsOf(uploaded),
});

/** An item that shows another file; what the author wrote about it stays. */
export function withFile(item: NodeMedia, file: UploadedFile): NodeMedia {
  const { width: _w, height: _h, placeholder: _p, waveform: _f, ...kept } = item;
  const node = { id: String(item.storyNodeId ?? ''), media: [] };
  const fresh = itemOf(node, file, {
    name: file.fileName,
    type: file.mimeType,
    size: file.fileSize,
  });
  const { title, description, order, isActive } = item;
  return { ...kept, ...fresh, title, description, order, isActive };
}

/** Records the use of a file on the server; an unsaved story is not there yet. */
export async function recordUse(
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
