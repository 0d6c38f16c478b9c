import { findNode, mediaPath, type NodeMedia, setNodeMedia } from '@dreamfork/story';
import { type EditorContextValue, useSession } from '../../EditorContext.tsx';
import { MediaSection } from './MediaSection.tsx';

export const held: { editor: EditorContextValue | null } = { editor: null };

export const item = (mediaType: NodeMedia['mediaType'], fileName: string): NodeMedia => ({
  id: 'file-0',
  mediaType,
  url: mediaPath('file-0'),
  title: '',
  description: '',
  fileName,
  fileSize: 188_416,
  mimeType: mediaType === 'image' ? 'image/png' : 'audio/mpeg',
  order: 0,
  isActive: true,
});

export const having =
  (nodeId: string, ...files: NodeMedia[]) =>
  (editor: EditorContextValue) => {
    held.editor = editor;
    editor.session.edit({
      label: 'set-media',
      operation: (story) => setNodeMedia(story, { nodeId, mediaNodeId: null, media: files }),
    });
  };

export const mediaOf = (nodeId: string) => {
  const document = held.editor?.session.getState().document;
  return document ? findNode(document, nodeId)?.media[0] : undefined;
};

export function Section({ nodeId }: { nodeId: string }) {
  const node = useSession(({ document }) => findNode(document, nodeId));
  return node ? <MediaSection node={node} /> : null;
}

export const captions = {
  id: 'lines',
  url: mediaPath('lines'),
  fileName: 'Голос.vtt',
  mimeType: 'text/vtt',
  fileSize: 40,
};
