import { findNode, type NodeMedia, type StoryDocument, setNodeMedia } from '@dreamfork/story';
import type { Editor } from '../../../commands/command.ts';
import { composeOperations } from '../../../commands/edits/composeOperations.ts';
import { reportRejected } from '../../../commands/edits/context.ts';
import type { LibraryFile } from '../../../services.ts';
import { itemOf, recordUse, withFile } from '../linkMedia.ts';

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

/** An item that shows another file; what the author wrote about it stays. */
function replaced(item: NodeMedia, from: LibraryFile, to: LibraryFile): NodeMedia {
  if (item.url !== from.url) return { ...item, captionsUrl: to.url };
  return withFile(item, to);
}

/** Shows another file wherever this story shows the first. Gives the number of nodes. */
export function replaceFile(editor: Editor, from: LibraryFile, to: LibraryFile): number {
  const { session } = editor;
  const nodes = nodesWith(from, session.getState().document);
  if (nodes.length === 0 || from.id === to.id) return 0;
  const operations = nodes.map(
    ({ id: nodeId, media, mediaNodeId }) =>
      (story: StoryDocument) =>
        setNodeMedia(story, {
          nodeId,
          mediaNodeId,
          media: media.map((item) => (shows(from, item) ? replaced(item, from, to) : item)),
        }),
  );
  const result = session.edit({
    label: 'set-media',
    operation: composeOperations(...operations),
  });
  return reportRejected(editor, result) ? nodes.length : 0;
}
