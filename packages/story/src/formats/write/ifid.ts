import type { StoryDocument } from '../../schema/document.ts';
import { stableId } from '../stableId.ts';
import { textOf } from '../twine/twineStory.ts';

/** An id of the shape of a UUID that depends only on the given parts. */
export function stableUuid(...parts: readonly string[]): string {
  const hex = stableId('ifid', ...parts) + stableId(...parts);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The IFID that the story came with, else one that is the same for the same story. */
export function ifidOf({ title, nodes, twine }: StoryDocument): string {
  const own = typeof twine === 'object' && twine !== null && 'ifid' in twine ? twine.ifid : '';
  const ids = nodes.slice(0, 100).map(({ id }) => id);
  return textOf(own) || stableUuid(title, ...ids).toUpperCase();
}
