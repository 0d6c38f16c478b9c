import { type LayoutGraph, readingOrder } from '@dreamfork/story';

type Edge = LayoutGraph['edges'][number];

/** A library spends a hidden node on every column that an edge crosses; so many a node it may spend. */
const hiddenPerNode = 2;
const hiddenAtLeast = 400;
/** More of them alone make a large map take minutes: from here on no more are spent. */
const hiddenAtMost = 2000;

function targetsByNode(edges: readonly Edge[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const known = targets.get(from);
    if (known) known.push(to);
    else targets.set(from, [to]);
  }
  return targets;
}

/** In which column each node stands at the least: one after the last that leads to it. */
function columnsOf(order: readonly string[], edges: readonly Edge[]): Map<string, number> {
  const leaving = targetsByNode(edges);
  const columns = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const next = (columns.get(id) ?? 0) + 1;
    for (const to of leaving.get(id) ?? []) columns.set(to, Math.max(columns.get(to) ?? 0, next));
  }
  return columns;
}

/** How wide the nodes are together when each stands to the right of all that lead to it. */
function widthOf(
  nodes: LayoutGraph['nodes'],
  order: readonly string[],
  edges: readonly Edge[],
  gap: number,
): number {
  const widths = new Map(nodes.map(({ id, width }) => [id, width]));
  const leaving = targetsByNode(edges);
  const left = new Map<string, number>();
  let furthest = 0;
  for (const id of order) {
    const right = (left.get(id) ?? 0) + (widths.get(id) ?? 0);
    furthest = Math.max(furthest, right);
    for (const to of leaving.get(id) ?? []) {
      left.set(to, Math.max(left.get(to) ?? 0, right + gap));
    }
  }
  return furthest;
}

export type ReadingEdges = {
  readonly edges: Edge[];
  /** The width of the whole in one row of columns. */
  readonly width: number;
};

/**
 * The edges by which a layout finds its columns: those that lead on, and of the long ones only as many
 * as it can afford. Every node keeps an edge from the column before its own, so nothing falls apart.
 */
export function readingEdges(
  { nodes, edges }: LayoutGraph,
  startId: string | null,
  gap = 0,
): ReadingEdges {
  const ids = nodes.map(({ id }) => id);
  // With the edges that lead back a loop has no first page.
  const { order, back } = readingOrder(ids, edges, startId);
  const ahead = edges.filter((edge) => !back.has(edge));
  const columns = columnsOf(order, ahead);
  const spanOf = ({ from, to }: Edge) => (columns.get(to) ?? 0) - (columns.get(from) ?? 0);
  let budget = Math.min(Math.max(hiddenAtLeast, hiddenPerNode * nodes.length), hiddenAtMost);
  const retained = new Set<Edge>();
  for (const edge of ahead.toSorted((one, other) => spanOf(one) - spanOf(other))) {
    budget -= spanOf(edge) - 1;
    if (budget < 0) break;
    retained.add(edge);
  }
  return {
    edges: ahead.filter((edge) => retained.has(edge)),
    width: widthOf(nodes, order, ahead, gap),
  };
}
