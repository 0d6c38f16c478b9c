import type { StoryDocument } from '../schema/document.ts';
import { type OutlineEntry, type OutlineWay, outlineStory } from './outlineStory.ts';

/** The node above another in the outline, and the way from there. */
export type WayFromAbove = OutlineWay & { readonly fromNodeId: string };

const known = new WeakMap<readonly OutlineEntry[], ReadonlyMap<string, WayFromAbove>>();

/** How the outline comes to each node from the one above it; roots have none. */
export function waysFromAbove(story: StoryDocument): ReadonlyMap<string, WayFromAbove> {
  const outline = outlineStory(story);
  const cached = known.get(outline);
  if (cached) return cached;
  const ways = new Map<string, WayFromAbove>();
  const above: string[] = [];
  for (const { nodeId, depth, via, isReference } of outline) {
    above.length = depth;
    const fromNodeId = above.at(-1);
    // A choice may follow the connection of another node (SPEC D7): the entry above tells whose way it is.
    if (!isReference && via && fromNodeId !== undefined) ways.set(nodeId, { ...via, fromNodeId });
    above.push(nodeId);
  }
  known.set(outline, ways);
  return ways;
}

/** The nodes along the story, each once. */
export const readingOrder = (story: StoryDocument): string[] =>
  outlineStory(story).flatMap(({ nodeId, isReference }) => (isReference ? [] : nodeId));
