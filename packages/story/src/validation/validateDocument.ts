import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { isTemporaryId } from '../schema/ids.ts';
import { type Problem, problem } from './problem.ts';

/** Examines a whole story and returns its problems in the order of the document. */
type Rule = (story: StoryDocument) => Problem[];

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
const nodeIdDuplicate: Rule = (story) =>
  storyIndex(story).nodesById.size === story.nodes.length
    ? []
    : repeatedIds(story.nodes, ({ id }) => id).map(({ id }) =>
        problem('node-id-duplicate', { nodeId: id }),
      );

/** SPEC D3. */
const connectionIdDuplicate: Rule = (story) =>
  storyIndex(story).connectionsById.size === story.connections.length
    ? []
    : repeatedIds(story.connections, ({ id }) => id).map(({ id }) =>
        problem('connection-id-duplicate', { connectionId: id }),
      );

/** SPEC D3. */
const choiceIdDuplicate: Rule = ({ nodes }) => {
  const choices = nodes.flatMap((node) =>
    node.choices.map((choice) => ({ nodeId: node.id, choiceId: choice.id })),
  );
  return repeatedIds(choices, ({ choiceId }) => choiceId).map((place) =>
    problem('choice-id-duplicate', place),
  );
};

/** SPEC D12. */
const groupIdDuplicate: Rule = ({ groups }) =>
  repeatedIds(groups, ({ id }) => id).map(({ id }) =>
    problem('group-id-duplicate', { groupId: id }),
  );

/** SPEC D12. */
const noteIdDuplicate: Rule = ({ notes }) =>
  repeatedIds(notes, ({ id }) => id).map(({ id }) => problem('note-id-duplicate', { noteId: id }));

/** SPEC D4. */
const connectionFromMissing: Rule = (story) => {
  const { nodesById } = storyIndex(story);
  return story.connections.flatMap(({ id, fromNodeId }) =>
    nodesById.has(fromNodeId)
      ? []
      : problem('connection-from-missing', { connectionId: id, nodeId: fromNodeId }),
  );
};

/** SPEC D4: an empty target is legal, an unknown one is not. */
const connectionToMissing: Rule = (story) => {
  const { nodesById } = storyIndex(story);
  return story.connections.flatMap(({ id, toNodeId }) =>
    toNodeId === '' || nodesById.has(toNodeId)
      ? []
      : problem('connection-to-missing', { connectionId: id, nodeId: toNodeId }),
  );
};

/** SPEC D8. */
const choiceConnectionMissing: Rule = (story) => {
  const { connectionsById } = storyIndex(story);
  return story.nodes.flatMap((node) =>
    node.choices.flatMap(({ id, connectionId }) =>
      connectionsById.has(connectionId) || isTemporaryId(connectionId)
        ? []
        : problem('choice-connection-missing', { nodeId: node.id, choiceId: id, connectionId }),
    ),
  );
};

/** SPEC D6. */
const startNodeMissing: Rule = (story) =>
  story.startNodeId === null || storyIndex(story).nodesById.has(story.startNodeId)
    ? []
    : [problem('start-node-missing', { nodeId: story.startNodeId })];

const rules: readonly Rule[] = [
  nodeIdDuplicate,
  connectionIdDuplicate,
  choiceIdDuplicate,
  startNodeMissing,
  connectionFromMissing,
  connectionToMissing,
  choiceConnectionMissing,
  groupIdDuplicate,
  noteIdDuplicate,
];

/** Checks the rules of SPEC D on a document of valid shape. */
export const validateDocument = (document: StoryDocument): Problem[] =>
  rules.flatMap((rule) => rule(document));
