import type { StoryDocument } from '../schema/document.ts';
import { nextNodeIds } from './exits.ts';

/** The nodes that are no ends and still leave the reader nowhere to go (SPEC Q5). */
export const deadEnds = (story: StoryDocument): string[] =>
  story.nodes.flatMap((node) =>
    node.type !== 'end' && nextNodeIds(story, node).length === 0 ? node.id : [],
  );
