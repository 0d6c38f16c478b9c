import { outgoing, type StoryDocument, type StoryNode, storyIndex } from '@dreamfork/story';

/** Along a connection, against one, or to the one before or after the one taken. */
export type NavigationDirection = 'forward' | 'back' | 'previous' | 'next';

/** The nodes one can go on to, in the order of the choices. */
function targetsOf(story: StoryDocument, node: StoryNode): StoryNode[] {
  const { nodesById } = storyIndex(story);
  const rank = new Map(node.choices.map(({ connectionId }, index) => [connectionId, index]));
  const rankOf = (id: string): number => rank.get(id) ?? node.choices.length;
  const targets = outgoing(story, node.id)
    .toSorted((one, other) => rankOf(one.id) - rankOf(other.id))
    .flatMap(({ toNodeId }) => nodesById.get(toNodeId) ?? []);
  return [...new Set(targets)].filter(({ id }) => id !== node.id);
}

function sourcesOf({ connections }: StoryDocument, nodeId: string): string[] {
  return connections.flatMap(({ fromNodeId, toNodeId }) =>
    toNodeId === nodeId && fromNodeId !== nodeId ? fromNodeId : [],
  );
}

/** The nearest node above or below; what lies straight up or down counts as nearer. */
function nearest(
  { nodes }: StoryDocument,
  from: StoryNode,
  isDown: boolean,
): StoryNode | undefined {
  let found: StoryNode | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const down = node.position.y - from.position.y;
    if (node === from || (isDown ? down <= 0 : down >= 0)) continue;
    const distance = Math.abs(down) + 2 * Math.abs(node.position.x - from.position.x);
    if (distance < least) {
      least = distance;
      found = node;
    }
  }
  return found;
}

/**
 * Where an arrow key leads from a node. `trail` holds the nodes walked through, the last one last, so
 * that going back leads the way one came, and up and down go between the connections of the node before.
 */
export function navigateGraph(
  story: StoryDocument,
  nodeId: string,
  direction: NavigationDirection,
  trail: readonly string[] = [],
): string | null {
  const { nodesById } = storyIndex(story);
  const here = nodesById.get(nodeId);
  if (!here) return null;
  if (direction === 'forward') return targetsOf(story, here)[0]?.id ?? null;
  const entries = sourcesOf(story, nodeId);
  const last = trail.at(-1);
  const cameFrom = last !== undefined && entries.includes(last) ? last : entries[0];
  if (direction === 'back') return cameFrom ?? null;
  const before = cameFrom === undefined ? undefined : nodesById.get(cameFrom);
  const targets = before ? targetsOf(story, before) : [];
  if (targets.length > 1) {
    return targets[targets.indexOf(here) + (direction === 'next' ? 1 : -1)]?.id ?? null;
  }
  return nearest(story, here, direction === 'next')?.id ?? null;
}
