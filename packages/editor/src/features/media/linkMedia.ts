import {
  isUploadLine,
  type MediaContent,
  mediaTypeOf,
  type NodeMedia,
  nodeDefaults,
  type StoryNode,
  setNodeMedia,
  storyLocales,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import type { UploadedFile } from '../../services.ts';
import { mediaMessages } from './messages.ts';

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

/** What an item says about a file; a server that says nothing leaves no keys. */
export function contentOf(
  { width, height, placeholder, waveform, ...file }: UploadedFile,
  sent: Pick<File, 'name' | 'type' | 'size'> = { name: '', type: '', size: 0 },
): MediaContent {
  return {
    id: file.id,
    url: file.url,
    mediaType: mediaTypeOf(file.mimeType || sent.type),
    fileName: file.fileName || sent.name,
    fileSize: file.fileSize || sent.size,
    mimeType: file.mimeType || sent.type,
    ...(width && height ? { width, height } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(waveform ? { waveform } : {}),
  };
}

/** A file of the server as an item of a node. */
export const itemOf = (
  node: Pick<StoryNode, 'id' | 'media'>,
  uploaded: UploadedFile,
  sent: Pick<File, 'name' | 'type' | 'size'>,
): NodeMedia => ({
  ...contentOf(uploaded, sent),
  storyNodeId: node.id,
  title: '',
  description: '',
  order: node.media.length,
  isActive: true,
  createdAt: new Date().toISOString(),
});

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
