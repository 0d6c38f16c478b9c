import { type Connection, connection, type StoryDocument, storyNode } from '../schema/document.ts';
import { connectionIdMaximumLength, idMaximumLength } from '../schema/ids.ts';
import { type IdBook, openIdBook } from './idBook.ts';
import { mendGroups, mendNotes } from './mendMarks.ts';
import { mendNode } from './mendNode.ts';
import { mendPositions } from './mendPositions.ts';
import { likelyStart } from './mendReferences.ts';
import { idOf, isRaw, itemsOf, type Raw, wordsOf } from './raw.ts';
import type { RepairLog } from './repair.ts';

const rawIds = (items: readonly unknown[]): unknown[] =>
  items.flatMap((item) => (isRaw(item) ? [item.id] : []));

function mendConnection(item: unknown, ids: IdBook, nodeIds: IdBook, log: RepairLog) {
  const parsed = connection.safeParse(item);
  if (parsed.success) return [parsed.data];
  if (!isRaw(item)) {
    log.add('item-dropped');
    return [];
  }
  const id = ids.nameOf(item.id, () => log.add('connection-id-renewed'));
  const mended: Connection = {
    ...item,
    id,
    // An id that nothing has: the references are mended afterwards.
    fromNodeId: nodeIds.find(item.fromNodeId) ?? '',
    toNodeId: nodeIds.find(item.toNodeId) ?? '',
  };
  return [mended];
}

/** A document of the right shape, whatever its ids and references say (SPEC R2–R5). */
export function mendShape(raw: Raw, log: RepairLog): StoryDocument {
  for (const key of ['nodes', 'connections']) if (!Array.isArray(raw[key])) log.add('list-mended');
  for (const key of ['groups', 'notes']) {
    if (raw[key] !== undefined && raw[key] !== null && !Array.isArray(raw[key]))
      log.add('list-mended');
  }
  const rawNodes = itemsOf(raw.nodes);
  const rawConnections = itemsOf(raw.connections);
  const rawGroups = itemsOf(raw.groups);
  const rawNotes = itemsOf(raw.notes);
  const choiceIds = rawNodes.flatMap((node) => (isRaw(node) ? rawIds(itemsOf(node.choices)) : []));
  const nodeIds = openIdBook('node', idMaximumLength, rawIds(rawNodes));
  const books = {
    choices: openIdBook('choice', idMaximumLength, choiceIds),
    connections: openIdBook('link', connectionIdMaximumLength, rawIds(rawConnections)),
    groups: openIdBook('group', idMaximumLength, rawIds(rawGroups)),
  };

  const nodes = rawNodes.flatMap((item) => {
    const parsed = storyNode.safeParse(item);
    if (parsed.success) return [parsed.data];
    if (!isRaw(item) && wordsOf(item) === '') {
      log.add('item-dropped');
      return [];
    }
    const id = nodeIds.nameOf(isRaw(item) ? item.id : undefined, () => log.add('node-id-renewed'));
    return [mendNode(item, id, books, log)];
  });
  const placed = mendPositions(nodes, log);

  const start = nodeIds.find(raw.startNodeId) ?? null;
  const isStartSaid = start !== null || raw.startNodeId === null || raw.startNodeId === '';
  const startNodeId = isStartSaid ? start : likelyStart({ nodes: placed });
  if (!isStartSaid && startNodeId !== null) log.add('start-node-reset', { nodeId: startNodeId });
  for (const key of ['title', 'description']) {
    const isMissing = raw[key] === undefined || raw[key] === null;
    if (typeof raw[key] !== 'string' && (key === 'title' || !isMissing)) log.add('text-mended');
  }
  return {
    ...raw,
    title: wordsOf(raw.title),
    description: wordsOf(raw.description),
    nodes: placed,
    connections: rawConnections.flatMap((item) =>
      mendConnection(item, books.connections, nodeIds, log),
    ),
    startNodeId: idOf(startNodeId) ?? null,
    groups: mendGroups(rawGroups, books.groups, log),
    notes: mendNotes(rawNotes, openIdBook('note', idMaximumLength, rawIds(rawNotes)), log),
  };
}
