import type { StoryNode } from '@dreamfork/story';
import type { Scene } from './scene.ts';
import type { SceneNode } from './sceneParts.ts';

export const walkDirections = ['on', 'back', 'previous', 'next'] as const;
/** Along a connection, against one, or to the way before or after the one taken. */
export type WalkDirection = (typeof walkDirections)[number];

const exitsOf = (scene: Scene, { id, node }: SceneNode): SceneNode[] => {
  const rank = ({ choices }: StoryNode, connectionId: string): number => {
    const index = choices.findIndex((choice) => choice.connectionId === connectionId);
    return index === -1 ? choices.length : index;
  };
  const item = scene.nodes.get(id);
  const edges = [...(item?.outgoing ?? [])].toSorted(
    (one, other) => rank(node, one.id) - rank(node, other.id),
  );
  return [...new Set(edges.map(({ to }) => to))].filter((to) => to.id !== id);
};

const entriesOf = ({ id, incoming }: SceneNode): SceneNode[] =>
  [...new Set([...incoming].map(({ from }) => from))]
    .filter((from) => from.id !== id)
    .toSorted((one, other) => one.order - other.order);

const nearestIn = (scene: Scene, from: SceneNode, isDown: boolean): SceneNode | undefined => {
  let best: SceneNode | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const node of scene.nodes.values()) {
    const down = node.y - from.y;
    if (node === from || node.hiddenIn || (isDown ? down <= 0 : down >= 0)) continue;
    const distance = Math.abs(down) + 2 * Math.abs(node.x - from.x);
    if (distance < least) {
      least = distance;
      best = node;
    }
  }
  return best;
};

/**
 * Where an arrow key leads from a node. `trail` holds the nodes walked through, the last one last, so
 * that going back leads the way one came, and up and down go between the ways out of the node before.
 */
export function walk(
  scene: Scene,
  nodeId: string,
  direction: WalkDirection,
  trail: readonly string[] = [],
): string | null {
  const here = scene.nodes.get(nodeId);
  if (!here) return null;
  if (direction === 'on') return exitsOf(scene, here)[0]?.id ?? null;
  const entries = entriesOf(here);
  const cameFrom = entries.find(({ id }) => id === trail.at(-1)) ?? entries[0];
  if (direction === 'back') return cameFrom?.id ?? null;
  const ways = cameFrom ? exitsOf(scene, cameFrom) : [];
  const next = ways[ways.indexOf(here) + (direction === 'next' ? 1 : -1)];
  if (ways.length > 1) return next?.id ?? null;
  return nearestIn(scene, here, direction === 'next')?.id ?? null;
}
