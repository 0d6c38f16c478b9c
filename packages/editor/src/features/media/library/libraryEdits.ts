import {
  findNode,
  type NodeMedia,
  replaceMedia,
  type StoryDocument,
  setNodeMedia,
} from '@dreamfork/story';
import type { Editor } from '../../../commands/command.ts';
import { reportRejected } from '../../../commands/edits/context.ts';
import type { LibraryFile } from '../../../services/index.ts';
import { contentOf } from '../../../upload/contentOf.ts';
import { itemOf, recordUse } from '../linkMedia.ts';

const shows = ({ url }: LibraryFile, item: NodeMedia): boolean =>
  item.url === url || item.captionsUrl === url;

/** The nodes of this story that show a file. */
export const nodesWith = (file: LibraryFile, { nodes }: StoryDocument) =>
  nodes.filter(({ media }) => media.some((item) => shows(file, item)));

/** Gives a node a file that its author has uploaded before. */
export async function chooseFile(
  editor: Editor,
  { nodeId, file }: { nodeId: string; file: LibraryFile },
): Promise<void> {
  const { session } = editor;
  const current = () => findNode(session.getState().document, nodeId);
  const before = current();
  if (!before || before.media.some(({ url }) => url === file.url)) return;
  const recorded = await recordUse(editor, before, file);
  const node = current();
  if (!node) return;
  const sent = { name: file.fileName, type: file.mimeType, size: file.fileSize };
  const item = { ...itemOf(node, file, sent), description: file.description };
  const result = session.edit({
    label: 'set-media',
    operation: (story) =>
      setNodeMedia(story, {
        nodeId,
        media: [...node.media, item],
        mediaNodeId: recorded ?? node.mediaNodeId,
      }),
  });
  reportRejected(editor, result);
}

/** Shows another file wherever this story shows the first. Gives the number of nodes. */
export function replaceInStory(editor: Editor, from: LibraryFile, to: LibraryFile): number {
  const { session } = editor;
  const { length } = nodesWith(from, session.getState().document);
  if (length === 0 || from.id === to.id) return 0;
  const result = session.edit({
    label: 'set-media',
    operation: (story) => replaceMedia(story, { fromUrl: from.url, file: contentOf(to) }),
  });
  return reportRejected(editor, result) ? length : 0;
}
