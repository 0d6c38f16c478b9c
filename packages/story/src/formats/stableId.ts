import type { StoryDocument } from '../schema/document.ts';
import { textOf } from './twine/twineStory.ts';

/**
 * An id that depends only on the given parts, so that a second import of a file finds the nodes of the
 * first. A 64-bit hash (cyrb53 without its cut to 53 bits); it protects from nothing.
 */
export function stableId(...parts: readonly (string | number)[]): string {
  const text = parts.map((part) => `${String(part).length}:${part}`).join('');
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
  return hex(other) + hex(one);
}

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
