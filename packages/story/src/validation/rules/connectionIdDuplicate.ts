import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import { repeatedIds } from '../repeatedIds.ts';
import type { Rule } from '../rule.ts';

/** SPEC D3. */
export const connectionIdDuplicate: Rule = (story) =>
  storyIndex(story).connectionsById.size === story.connections.length
    ? []
    : repeatedIds(story.connections, ({ id }) => id).map(({ id }) =>
        problem('connection-id-duplicate', { connectionId: id }),
      );
