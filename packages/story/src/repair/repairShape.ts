import { type Connection, connection, type StoryDocument, storyNode } from '../schema/document.ts';
import { connectionIdMaximumLength, idMaximumLength } from '../schema/ids.ts';
import { createIdAllocator, type IdAllocator } from './idAllocator.ts';
import { idOf, isRaw, itemsOf, type Raw, stringOf } from './raw.ts';
import type { RepairLog } from './repair.ts';
import { repairGroups, repairNotes } from './repairGroupsAndNotes.ts';
import { repairNode } from './repairNode.ts';
import { repairPositions } from './repairPositions.ts';
import { likelyStart } from './repairReferences.ts';

const rawIds = (items: readonly unknown[]): unknown[] =>
  items.flatMap((item) => (isRaw(item) ? [item.id] : []));

function repairConnection(item: unknown, ids: IdAllocator, nodeIds: IdAllocator, log: RepairLog) {
  const parsed = connection.safeParse(item);
  if (parsed.success) return [parsed.data];
  if (!isRaw(item)) {
    log.add('item-dropped');
    return [];
  }
  const id = ids.assign(item.id, () => log.add('connection-id-renewed'));
  const repaired: Connection = {
    ...item,
    id,
    // An id that nothing has; references are repaired afterwards.
    fromNodeId: nodeIds.find(item.fromNodeId) ?? '',
    toNodeId: nodeIds.find(item.toNodeId) ?? '',
  };
  return [repaired];
}

/** A document of valid shape whose ids and references are not checked yet (SPEC R2–R5). */
export function repairShape(raw: Raw, log: RepairLog): StoryDocument {
  for (const key of ['nodes', 'connections'])
    if (!Array.isArray(raw[key])) log.add('list-repaired');
  for (const key of ['groups', 'notes']) {
    if (raw[key] !== undefined && raw[key] !== null && !Array.isArray(raw[key]))
      log.add('list-repaired');
  }
  const rawNodes = itemsOf(raw.nodes);
  const rawConnections = itemsOf(raw.connections);
  const rawGroups = itemsOf(raw.groups);
  const rawNotes = itemsOf(raw.notes);
  const choiceIds = rawNodes.flatMap((node) => (isRaw(node) ? rawIds(itemsOf(node.choices)) : []));
  const nodeIds = createIdAllocator('node', idMaximumLength, rawIds(rawNodes));
  const ids = {
    choices: createIdAllocator('choice', idMaximumLength, choiceIds),
    connections: createIdAllocator('link', connectionIdMaximumLength, rawIds(rawConnections)),
    groups: createIdAllocator('group', idMaximumLength, rawIds(rawGroups)),
  };

  const nodes = rawNodes.flatMap((item) => {
    const parsed = storyNode.safeParse(item);
    if (parsed.success) return [parsed.data];
    if (!isRaw(item) && stringOf(item) === '') {
      log.add('item-dropped');
      return [];
    }
    const id = nodeIds.assign(isRaw(item) ? item.id : undefined, () => log.add('node-id-renewed'));
    return [repairNode(item, id, ids, log)];
  });
  const placed = repairPositions(nodes, log);

  const start = nodeIds.find(raw.startNodeId) ?? null;
  const isStartSaid = start !== null || raw.startNodeId === null || raw.startNodeId === '';
  const startNodeId = isStartSaid ? start : likelyStart({ nodes: placed });
  if (!isStartSaid && startNodeId !== null) log.add('start-node-reset', { nodeId: startNodeId });
  for (const key of ['title', 'description']) {
    const isMissing = raw[key] === undefined || raw[key] === null;
    if (typeof raw[key] !== 'string' && (key === 'title' || !isMissing)) log.add('text-repaired');
  }
  return {
    ...raw,
    title: stringOf(raw.title),
    description: stringOf(raw.description),
    nodes: placed,
    connections: rawConnections.flatMap((item) =>
      repairConnection(item, ids.connections, nodeIds, log),
    ),
    startNodeId: idOf(startNodeId) ?? null,
    groups: repairGroups(rawGroups, ids.groups, log),
    notes: repairNotes(rawNotes, createIdAllocator('note', idMaximumLength, rawIds(rawNotes)), log),
  };
}
