import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { outgoing, storyIndex } from './storyIndex.ts';

/** The available connections of a node for a reader: choices if any has a target, else plain connections. */
export type AvailableChoices = {
  readonly choices: readonly { choice: ChoiceOption; connection: Connection }[];
  readonly paths: readonly Connection[];
};

const none: AvailableChoices = { choices: [], paths: [] };

/** The available connections of this node; none at an end (SPEC Q3). */
export function availableChoices(story: StoryDocument, node: StoryNode): AvailableChoices {
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
  const { choices, paths } = availableChoices(story, node);
  return choices.length > 0
    ? choices.map(({ connection }) => connection.toNodeId)
    : paths.map(({ toNodeId }) => toNodeId);
}
