import { isMediaType, type MediaType, type StoryNode } from '@dreamfork/story';
import { mediaName } from '../../canvas/mediaState.ts';

export type MediaNode = StoryNode & { type: MediaType };

export const isMediaNode = (node: StoryNode): node is MediaNode => isMediaType(node.type);

const folded = (text: string): string => text.toLocaleLowerCase();

/** The media nodes of a type, or of every type, whose title or file names hold the query. */
export function findMediaNodes(
  nodes: readonly StoryNode[],
  { query, type }: { query: string; type: MediaType | 'all' },
): MediaNode[] {
  const wanted = folded(query.trim());
  return nodes.filter(
    (node): node is MediaNode =>
      isMediaNode(node) &&
      (type === 'all' || node.type === type) &&
      [node.title, ...node.media.map(mediaName)].some((text) => folded(text).includes(wanted)),
  );
}
