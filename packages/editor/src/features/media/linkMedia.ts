import {
  isMediaType,
  isUploadLine,
  type NodeMedia,
  nodeDefaults,
  type StoryNode,
  setNodeMedia,
  storyLocales,
} from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import type { UploadedFile } from '../../services/index.ts';
import { contentOf } from '../../upload/contentOf.ts';
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
        ...(isMediaType(node.type) && isPlaceholder(node) ? { content: patch.line } : {}),
      }),
  });

/** A file of the server as an item of a node; a sound is a background one, unless the node is there to show files. */
export function itemOf(
  { id, type, media }: Pick<StoryNode, 'id' | 'type' | 'media'>,
  uploaded: UploadedFile,
  sent: Pick<File, 'name' | 'type' | 'size'>,
): NodeMedia {
  const content = contentOf(uploaded, sent);
  return {
    ...content,
    ...(content.mediaType === 'audio' && !isMediaType(type) ? { isBackground: true } : {}),
    storyNodeId: id,
    title: '',
    description: '',
    order: media.length,
    isActive: true,
    createdAt: new Date().toISOString(),
  };
}

/** The items of a node with a new one: at the end, or in the place of another, whose words it keeps. */
export const placedIn = (
  media: readonly NodeMedia[],
  item: NodeMedia,
  mediaId: string | undefined,
): NodeMedia[] => {
  if (!media.some(({ id }) => id === mediaId)) return [...media, item];
  return media.map((one) => {
    if (one.id !== mediaId) return one;
    const { isBackground: _own, ...content } = item;
    const { title, description, order, isBackground } = one;
    return { ...content, title, description, order, ...(isBackground && { isBackground }) };
  });
};

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
