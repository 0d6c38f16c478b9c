import type { StoryDocument } from '../schema/document.ts';
import { findNode } from './storyIndex.ts';

export const previewLength = 100;

export type TargetPreview = { title: string; text: string };

/** The title of a node and the first 100 characters of its content; null for an unknown node (SPEC Q7). */
export function targetPreview(story: StoryDocument, nodeId: string): TargetPreview | null {
  const node = findNode(story, nodeId);
  if (!node) return null;
  // A character may have two code units, which must not be separated.
  const characters = Array.from(node.content.slice(0, previewLength * 2));
  return { title: node.title, text: characters.slice(0, previewLength).join('') };
}
