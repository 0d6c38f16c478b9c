import type { Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import { temporaryPrefix } from '../../schema/ids.ts';

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

const shared = <Item extends { id: string }>(
  mine: readonly Item[] = [],
  theirs: readonly Item[] = [],
): Item[] => {
  const own = byId(mine);
  return theirs.filter(({ id }) => own.has(id));
};

/**
 * A base for a story of which nobody knows how it was imported. A merge over it takes texts, types and connections of
 * nodes from the file, and keeps all else of the author's, also what only the author has (SPEC I16).
 */
export function baseWithout(mine: StoryDocument, theirs: StoryDocument): StoryDocument {
  const [mineNodes, theirNodes] = [byId(mine.nodes), byId(theirs.nodes)];
  const [mineConnections, theirConnections] = [byId(mine.connections), byId(theirs.connections)];
  const isInside = (connection: Connection | undefined): connection is Connection =>
    connection !== undefined &&
    theirNodes.has(connection.fromNodeId) &&
    mineNodes.has(connection.fromNodeId) &&
    (connection.toNodeId === '' ||
      (theirNodes.has(connection.toNodeId) && mineNodes.has(connection.toNodeId)));
  const connections = new Map<string, Connection>();
  for (const connection of mine.connections) {
    if (theirConnections.has(connection.id) && isInside(connection)) {
      connections.set(connection.id, connection);
    }
  }

  const nodes = mine.nodes.flatMap((own): StoryNode[] => {
    const given = theirNodes.get(own.id);
    if (!given) return [];
    const kept = new Set(given.choices.map(({ id }) => id));
    const givenChoices = byId(given.choices);
    const choices = own.choices.flatMap((choice) => {
      if (!kept.has(choice.id)) return [];
      const before = mineConnections.get(choice.connectionId);
      const now = theirConnections.get(givenChoices.get(choice.id)?.connectionId ?? '');
      const connection = [before, now].find(isInside) ?? {
        id: `${temporaryPrefix}${choice.id}`,
        fromNodeId: own.id,
        toNodeId: '',
      };
      connections.set(connection.id, connection);
      return [{ ...choice, connectionId: connection.id }];
    });
    const { title, content } = own;
    const hasMore = choices.length < own.choices.length || own.media.length > 0;
    const type = hasMore ? given.type : own.type;
    return [{ ...given, title, content, type, choices }];
  });

  const startNodeId = [theirs.startNodeId, mine.startNodeId].find(
    (id) => id !== null && mineNodes.has(id) && theirNodes.has(id),
  );
  return {
    ...theirs,
    nodes,
    connections: [...connections.values()],
    startNodeId: startNodeId ?? null,
    groups: shared(mine.groups, theirs.groups),
    notes: shared(mine.notes, theirs.notes),
    ...(theirs.variables ? { variables: shared(mine.variables, theirs.variables) } : {}),
  };
}
