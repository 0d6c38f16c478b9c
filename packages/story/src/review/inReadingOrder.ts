import { outlineStory } from '../queries/outlineStory.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ReviewPlace } from './locateAnchor.ts';

/** Within a passage: the passage itself, its media, its text, its choices. */
const kindOrder: Readonly<Record<ReviewPlace['kind'], number>> = {
  story: 0,
  node: 1,
  media: 2,
  text: 3,
  choice: 4,
};

/** The index of the choice or the file in its node, or of the first character. */
function indexIn(story: StoryDocument, { nodeId, choiceId, mediaId, from }: ReviewPlace): number {
  const node = nodeId === null ? undefined : findNode(story, nodeId);
  if (choiceId !== null) return node?.choices.findIndex(({ id }) => id === choiceId) ?? 0;
  if (mediaId !== null) return node?.media.findIndex(({ id }) => id === mediaId) ?? 0;
  return from;
}

/**
 * Puts what stands at places of a story in the order in which a reader comes to them; first what concerns the story
 * as a whole. Several at one place stay in their order (SPEC H10).
 */
export function inReadingOrder<Item>(
  story: StoryDocument,
  items: readonly Item[],
  placeOf: (item: Item) => ReviewPlace,
): Item[] {
  const rows = new Map<string, number>();
  for (const { nodeId, isReference } of outlineStory(story)) {
    if (!isReference) rows.set(nodeId, rows.size);
  }
  const keyed = items.map((item) => {
    const place = placeOf(item);
    const row = place.nodeId === null ? -1 : (rows.get(place.nodeId) ?? rows.size);
    return { item, key: [row, kindOrder[place.kind], indexIn(story, place)] as const };
  });
  return keyed
    .sort(
      ({ key: one }, { key: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2],
    )
    .map(({ item }) => item);
}
