import type { SceneNode } from './sceneParts.ts';

/** Whether a node can be put into a connection: it may be reached, and has a way on that leads nowhere yet. */
export function hasFreeWay({ node, outgoing }: SceneNode): boolean {
  if (node.type === 'start' || node.type === 'end') return false;
  if (node.choices.length === 0) return outgoing.size === 0;
  const taken = new Set([...outgoing].map(({ id }) => id));
  return node.choices.some(({ connectionId }) => !taken.has(connectionId));
}
