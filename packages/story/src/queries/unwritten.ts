import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { isDefaultContent } from '../schema/nodeDefaults.ts';
import { isMediaType } from '../schema/nodeTypes.ts';
import { readingOrder } from './outlineNodes.ts';
import { findNode } from './storyIndex.ts';

/** Whether nobody has written the text of a node yet. A media node tells by its file. */
export const isUnwritten = ({ type, content }: StoryNode): boolean =>
  !isMediaType(type) && (content.trim() === '' || isDefaultContent(content));

/** The next unwritten node along the story, from the start again after the last; null where none is left (SPEC Q15). */
export function nextUnwritten(story: StoryDocument, fromNodeId: string | null): string | null {
  const order = readingOrder(story);
  const at = fromNodeId === null ? -1 : order.indexOf(fromNodeId);
  const round = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  const isNext = (nodeId: string) => {
    const node = findNode(story, nodeId);
    return node !== undefined && isUnwritten(node);
  };
  return round.find(isNext) ?? null;
}
