import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { outgoing } from './outgoing.ts';
import { storyIndex } from './storyIndex.ts';

/** The ways out of a node that a reader has: choices if any leads somewhere, else plain paths. */
export type Exits = {
  readonly choices: readonly { choice: ChoiceOption; connection: Connection }[];
  readonly paths: readonly Connection[];
};

const none: Exits = { choices: [], paths: [] };

/** What a reader can do at this node; nothing at an end (SPEC Q3). */
export function exits(story: StoryDocument, node: StoryNode): Exits {
  if (node.type === 'end') return none;
  if (node.choices.length === 0) return { choices: none.choices, paths: outgoing(story, node.id) };
  const { connectionsById } = storyIndex(story);
  const choices = node.choices.flatMap((choice) => {
    const connection = connectionsById.get(choice.connectionId);
    return connection && connection.toNodeId !== '' ? { choice, connection } : [];
  });
  return { choices, paths: choices.length > 0 ? [] : outgoing(story, node.id) };
}

/** The nodes that a reader can get to in one step. */
export function nextNodeIds(story: StoryDocument, node: StoryNode): string[] {
  const { choices, paths } = exits(story, node);
  return choices.length > 0
    ? choices.map(({ connection }) => connection.toNodeId)
    : paths.map(({ toNodeId }) => toNodeId);
}
