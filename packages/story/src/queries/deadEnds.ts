import type { StoryDocument } from '../schema/document.ts';
import { nextNodeIds } from './availableChoices.ts';

/** The nodes that are not ends and have no way out (SPEC Q5). */
export const deadEnds = (story: StoryDocument): string[] =>
  story.nodes.flatMap((node) =>
    node.type !== 'end' && nextNodeIds(story, node).length === 0 ? node.id : [],
  );
