import { isUploadUnfinished, type StoryNode } from '@dreamfork/story';
import type { Upload } from '../store/uploads/createUploads.ts';

export const mediaStates = ['waiting', 'uploading', 'uploaded', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/** How far the file of a node is. An upload of which only the document knows was broken off. */
export function mediaStateOf(node: StoryNode, upload: Upload | undefined): MediaState {
  if (upload) return upload.kind;
  if (node.media.length > 0) return 'uploaded';
  return isUploadUnfinished(node) ? 'failed' : 'waiting';
}

/** The percentage shown of an upload. */
export const percentOf = (share: number): number =>
  Math.round(Math.min(Math.max(share, 0), 1) * 100);
