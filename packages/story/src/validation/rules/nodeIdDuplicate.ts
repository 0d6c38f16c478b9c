import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D3. */
export const nodeIdDuplicate: Rule = (story) =>
  storyIndex(story).nodesById.size === story.nodes.length
    ? []
    : repeatedIds(story.nodes, ({ id }) => id).map(({ id }) =>
        problem('node-id-duplicate', { nodeId: id }),
      );
