import type { Connection, StoryDocument } from '../schema/document.ts';
import { storyIndex } from './storyIndex.ts';

type Edge = { readonly from: string; readonly to: string };

export type ReadingOrder<Item extends Edge> = {
  /** The ids so that every edge leads from an earlier one to a later one, except those that lead back. */
  readonly order: readonly string[];
  /** The edges that lead back to where a reader has come from: without them there is no loop. */
  readonly back: ReadonlySet<Item>;
};

/** Follows all edges in their order, from the start and then from what it does not lead to (SPEC Q20). */
export function readingOrder<Item extends Edge>(
  ids: readonly string[],
  edges: readonly Item[],
  startId: string | null,
): ReadingOrder<Item> {
  const leaving = new Map<string, Item[]>(ids.map((id) => [id, []]));
  for (const edge of edges) if (leaving.has(edge.to)) leaving.get(edge.from)?.push(edge);
  const back = new Set<Item>();
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();

  const visit = (root: string) => {
    if (state.has(root)) return;
    state.set(root, 'open');
    const trail = [{ id: root, next: 0 }];
    for (let step = trail.at(-1); step; step = trail.at(-1)) {
      const edge = leaving.get(step.id)?.[step.next];
      step.next += 1;
      if (!edge) {
        state.set(step.id, 'done');
        order.push(step.id);
        trail.pop();
        continue;
      }
      const target = state.get(edge.to);
      if (target === 'open') back.add(edge);
      if (target) continue;
      state.set(edge.to, 'open');
      trail.push({ id: edge.to, next: 0 });
    }
  };
  if (startId !== null && leaving.has(startId)) visit(startId);
  for (const id of ids) visit(id);
  return { order: order.reverse(), back };
}

type Known = { startNodeId: string | null; count: number; ids: ReadonlySet<string> };

const known = new WeakMap<readonly Connection[], Known>();

/** The ids of the connections that lead back to a node on the path from the start (SPEC Q20). */
export function connectionsBack(story: StoryDocument): ReadonlySet<string> {
  const { nodes, connections, startNodeId } = story;
  const last = known.get(connections);
  if (last && last.startNodeId === startNodeId && last.count === nodes.length) return last.ids;
  const { nodesById, outgoingByNode } = storyIndex(story);
  const edges = [...outgoingByNode.values()]
    .flat()
    .map(({ id, fromNodeId, toNodeId }) => ({ id, from: fromNodeId, to: toNodeId }));
  const { back } = readingOrder([...nodesById.keys()], edges, startNodeId);
  const ids = new Set([...back].map(({ id }) => id));
  known.set(connections, { startNodeId, count: nodes.length, ids });
  return ids;
}
