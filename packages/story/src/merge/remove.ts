import { detach } from '../operations/detach.ts';
import { inGroup, remainingGroups } from '../operations/groups.ts';
import type { StoryDocument } from '../schema/document.ts';
import { followedConnections } from './links.ts';

/** Removes nodes with their connections and emptied groups; a removed start node becomes that of the base. */
export function removeNodes(
  base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument {
  const nodes = side.nodes.filter(({ id }) => !ids.has(id));
  const touching = side.connections.filter(
    ({ fromNodeId, toNodeId }) => ids.has(fromNodeId) || ids.has(toNodeId),
  );
  const isStartGone = side.startNodeId !== null && ids.has(side.startNodeId);
  return detach(
    {
      ...side,
      nodes,
      groups: remainingGroups(side, nodes),
      startNodeId: isStartGone ? base.startNodeId : side.startNodeId,
    },
    new Set(touching.map(({ id }) => id)),
  );
}

/** Removes choices and the connections that only they follow. */
export function removeChoices(
  _base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument {
  const before = followedConnections(side);
  const nodes = side.nodes.map((node) =>
    node.choices.some(({ id }) => ids.has(id))
      ? { ...node, choices: node.choices.filter(({ id }) => !ids.has(id)) }
      : node,
  );
  const after = followedConnections({ ...side, nodes });
  const connections = side.connections.filter(({ id }) => !before.has(id) || after.has(id));
  return { ...side, nodes, connections };
}

/** Removes connections; their choices get placeholders. */
export const removeConnections = (
  _base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument => detach(side, ids);

/** Removes groups; their nodes are in no group. */
export const removeGroups = (
  _base: StoryDocument,
  side: StoryDocument,
  ids: ReadonlySet<string>,
): StoryDocument => ({
  ...side,
  nodes: side.nodes.map((node) =>
    node.groupId && ids.has(node.groupId) ? inGroup(node, null) : node,
  ),
  groups: side.groups.filter(({ id }) => !ids.has(id)),
});
