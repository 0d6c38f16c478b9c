import type { Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { placeholder, placeholderId } from './newIds.ts';

/**
 * The story without the connections in `gone`. A choice that followed one of them gets a
 * placeholder at the index of that connection (SPEC E14).
 */
export function detach(story: StoryDocument, gone: ReadonlySet<string>): StoryDocument {
  if (gone.size === 0) return story;
  const replacements = new Map<string, Connection[]>();
  let taken: Set<string> | undefined;
  const isTaken = (id: string): boolean => {
    taken ??= new Set(story.connections.flatMap((one) => (gone.has(one.id) ? [] : one.id)));
    return taken.has(id);
  };

  const freeChoices = (node: StoryNode): StoryNode => ({
    ...node,
    choices: node.choices.map((choice) => {
      if (!gone.has(choice.connectionId)) return choice;
      const id = placeholderId(choice.id, isTaken);
      taken?.add(id);
      const waiting = replacements.get(choice.connectionId);
      if (waiting) waiting.push(placeholder(id, node.id));
      else replacements.set(choice.connectionId, [placeholder(id, node.id)]);
      return { ...choice, connectionId: id };
    }),
  });

  const losesConnection = ({ choices }: StoryNode): boolean =>
    choices.some(({ connectionId }) => gone.has(connectionId));
  const nodes = story.nodes.some(losesConnection)
    ? story.nodes.map((node) => (losesConnection(node) ? freeChoices(node) : node))
    : story.nodes;

  const connections: Connection[] = [];
  for (const connection of story.connections) {
    if (!gone.has(connection.id)) connections.push(connection);
    else for (const waiting of replacements.get(connection.id) ?? []) connections.push(waiting);
  }
  return { ...story, nodes, connections };
}
