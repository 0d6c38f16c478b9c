import { nextNodeIds } from '../queries/exits.ts';
import { findNode } from '../queries/findNode.ts';
import type { StoryDocument } from '../schema/document.ts';

/** More pictures than these would take the line from what is being read. */
export const upcomingImagesMaximum = 8;

/** The addresses of the pictures that the nodes one step ahead show, nearest option first (SPEC P13). */
export function upcomingImages(story: StoryDocument, nodeId: string): string[] {
  const node = findNode(story, nodeId);
  if (!node) return [];
  const urls = nextNodeIds(story, node)
    .flatMap((id) => findNode(story, id)?.media ?? [])
    .filter(({ mediaType, isActive, url }) => mediaType === 'image' && isActive && url !== '')
    .map(({ url }) => url);
  return [...new Set(urls)].slice(0, upcomingImagesMaximum);
}
