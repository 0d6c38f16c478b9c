import { inGroup } from '../operations/groups.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { followedConnections, targetOf } from './links.ts';

// A deleted item is restored as it was in the base, with everything that was deleted along with it, so
// that the rest of the merge treats it as unchanged on that side.

/** Restores connections; choices that followed them and have no target now follow them again. */
export function restoreConnections(
  base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument {
  if (ids.size === 0) return side;
  const followedBefore = new Map<string, string>();
  for (const { choices } of base.nodes) {
    for (const { id, connectionId } of choices) {
      if (ids.has(connectionId)) followedBefore.set(id, connectionId);
    }
  }
  const placeholders = new Set<string>();
  const nodes = side.nodes.map((node): StoryNode => {
    if (!node.choices.some(({ id }) => followedBefore.has(id))) return node;
    const choices = node.choices.map((choice) => {
      const connectionId = followedBefore.get(choice.id);
      if (connectionId === undefined || targetOf(side, choice) !== '') return choice;
      placeholders.add(choice.connectionId);
      return { ...choice, connectionId };
    });
    return { ...node, choices };
  });
  const followed = followedConnections({ ...side, nodes });
  const connections = reinsert(base.connections, side.connections, ids);
  return {
    ...side,
    nodes,
    connections: connections.filter(({ id }) => !placeholders.has(id) || followed.has(id)),
  };
}

/** Restores nodes with their groups and those of their connections whose other end exists. */
export function restoreNodes(
  base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument {
  const nodes = reinsert(base.nodes, side.nodes, ids);
  const groupIds = new Set(nodes.flatMap(({ id, groupId }) => (ids.has(id) && groupId) || []));
  const groups = reinsert(base.groups, side.groups, groupIds);
  const present = new Set(nodes.map(({ id }) => id)).add('');
  const touching = base.connections.filter(
    ({ fromNodeId, toNodeId }) =>
      (ids.has(fromNodeId) || ids.has(toNodeId)) &&
      present.has(fromNodeId) &&
      present.has(toNodeId),
  );
  return restoreConnections(
    base,
    { ...side, nodes, groups },
    new Set(touching.map(({ id }) => id)),
  );
}

/** Restores choices with the connections that they followed. */
export function restoreChoices(
  base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument {
  const { nodesById } = storyIndex(base);
  const connectionIds = new Set<string>();
  const nodes = side.nodes.map((node) => {
    const before = nodesById.get(node.id)?.choices ?? [];
    const choices = reinsert(before, node.choices, ids);
    if (choices === node.choices) return node;
    for (const { id, connectionId } of before) if (ids.has(id)) connectionIds.add(connectionId);
    return { ...node, choices };
  });
  const connections = reinsert(base.connections, side.connections, connectionIds);
  return { ...side, nodes, connections };
}

/** Restores groups with their former nodes, unless these are in another group now. */
export function restoreGroups(
  base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument {
  const { nodesById } = storyIndex(base);
  const nodes = side.nodes.map((node) => {
    const groupId = nodesById.get(node.id)?.groupId;
    return groupId && ids.has(groupId) && !node.groupId ? inGroup(node, groupId) : node;
  });
  return { ...side, nodes, groups: reinsert(base.groups, side.groups, ids) };
}

type Item = { readonly id: string };

/** Puts these items of the base back into the list, each after its predecessor in the base. */
export function reinsert<Value extends Item>(
  base: readonly Value[],
  list: Value[],
  ids: ReadonlySet<string>,
): Value[] {
  const present = new Set(list.map(({ id }) => id));
  const followers = new Map<string | null, Value[]>();
  let anchor: string | null = null;
  let isChanged = false;
  for (const item of base) {
    if (present.has(item.id)) anchor = item.id;
    else if (ids.has(item.id)) {
      isChanged = true;
      const waiting = followers.get(anchor);
      if (waiting) waiting.push(item);
      else followers.set(anchor, [item]);
    }
  }
  if (!isChanged) return list;
  return [
    ...(followers.get(null) ?? []),
    ...list.flatMap((item) => [item, ...(followers.get(item.id) ?? [])]),
  ];
}
