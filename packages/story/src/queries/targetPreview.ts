import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { findNode } from './storyIndex.ts';

export const previewLength = 100;

export type TargetPreview = { title: string; text: string };

/** The title of a node and the first 100 characters of its content. */
export function previewOf({ title, content }: StoryNode): TargetPreview {
  // A character may have two code units, which must not be separated.
  const characters = Array.from(content.slice(0, previewLength * 2));
  return { title, text: characters.slice(0, previewLength).join('') };
}

/** The title of a node and the first 100 characters of its content; null for an unknown node (SPEC Q7). */
export function targetPreview(story: StoryDocument, nodeId: string): TargetPreview | null {
  const node = findNode(story, nodeId);
  return node ? previewOf(node) : null;
}
