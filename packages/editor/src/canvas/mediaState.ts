import { findNode, isUploadUnfinished, passageMedia, type StoryNode } from '@dreamfork/story';
import type { EditorContextValue } from '../EditorContext.tsx';
import type { Upload } from '../store/uploads/createUploads.ts';

export const mediaStates = ['waiting', 'uploading', 'uploaded', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/** How far the file of a node is. An upload of which only the document knows was broken off. */
export function mediaStateOf(node: StoryNode, upload: Upload | undefined): MediaState {
  if (upload) return upload.kind;
  if (passageMedia(node.media).length > 0) return 'uploaded';
  return isUploadUnfinished(node) ? 'failed' : 'waiting';
}

/** The percentage shown of an upload. */
export const percentOf = (share: number): number =>
  Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** A press on a media node: its files where it has some, else a place to upload one. */
export function openMedia(
  { session, workspace, uploads }: Pick<EditorContextValue, 'session' | 'workspace' | 'uploads'>,
  nodeId: string,
): void {
  const node = findNode(session.getState().document, nodeId);
  if (!node) return;
  const isUploaded = mediaStateOf(node, uploads.get(nodeId)) === 'uploaded';
  workspace.openDialog(isUploaded ? 'viewer' : 'upload', { nodeId });
}

/** What a file is called: as its author called it, else as the file itself was called. */
export const mediaName = ({ title, fileName }: StoryNode['media'][number]): string =>
  title || (typeof fileName === 'string' ? fileName : '');
