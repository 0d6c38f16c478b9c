import type { StoryDocument } from '../schema/document.ts';
import { takeOutLinks } from '../text/textLinks.ts';
import { type AddWaysContext, addWays } from './addWays.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';

export type TakeLinksInput = { nodeId: string };

/** Makes the links `[[…]]` in the text of a node its ways on (SPEC E48). */
export function takeLinks(
  story: StoryDocument,
  { nodeId }: TakeLinksInput,
  context: AddWaysContext,
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  const { text, ways } = takeOutLinks(node.content, story.variables !== undefined);
  if (ways.length === 0) return edited(story, story);
  const result = addWays(
    withNode(story, index, { ...node, content: text }),
    { nodeId, ways },
    context,
  );
  return result.ok ? edited(story, result.value.story) : result;
}
