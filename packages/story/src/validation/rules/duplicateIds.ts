import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** Reports every duplicate id. */
function repeatedIds<Item>(items: Iterable<Item>, idOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  const repeated: Item[] = [];
  for (const item of items) {
    const id = idOf(item);
    if (seen.has(id)) repeated.push(item);
    else seen.add(id);
  }
  return repeated;
}

/** SPEC D3. */
export const nodeIdDuplicate: Rule = (story) =>
  storyIndex(story).nodesById.size === story.nodes.length
    ? []
    : repeatedIds(story.nodes, ({ id }) => id).map(({ id }) =>
        problem('node-id-duplicate', { nodeId: id }),
      );

/** SPEC D3. */
export const connectionIdDuplicate: Rule = (story) =>
  storyIndex(story).connectionsById.size === story.connections.length
    ? []
    : repeatedIds(story.connections, ({ id }) => id).map(({ id }) =>
        problem('connection-id-duplicate', { connectionId: id }),
      );

/** SPEC D3. */
export const choiceIdDuplicate: Rule = ({ nodes }) => {
  const choices = nodes.flatMap((node) =>
    node.choices.map((choice) => ({ nodeId: node.id, choiceId: choice.id })),
  );
  return repeatedIds(choices, ({ choiceId }) => choiceId).map((place) =>
    problem('choice-id-duplicate', place),
  );
};

/** SPEC D12. */
export const groupIdDuplicate: Rule = ({ groups }) =>
  repeatedIds(groups, ({ id }) => id).map(({ id }) =>
    problem('group-id-duplicate', { groupId: id }),
  );

/** SPEC D12. */
export const noteIdDuplicate: Rule = ({ notes }) =>
  repeatedIds(notes, ({ id }) => id).map(({ id }) => problem('note-id-duplicate', { noteId: id }));
