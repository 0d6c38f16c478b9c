import { findNode } from '@dreamfork/story';
import type { EditorContextValue } from '../EditorContext.tsx';
import { mediaStateOf } from './mediaState.ts';

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
