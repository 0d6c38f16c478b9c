import type { StoryDocument } from '../schema/document.ts';

/** How many readers came to the nodes and made the choices of a story. */
export type ReadingCounts = {
  readonly nodes: readonly {
    readonly nodeId: string;
    readonly readers: number;
    readonly left: number;
    readonly ended: number;
  }[];
  readonly choices: readonly {
    readonly nodeId: string;
    readonly choiceId: string;
    readonly chosen: number;
  }[];
};

type PathChoice = { readonly nodeId: string; readonly choiceId: string };

export type PathToEnd = {
  /** The choices from the start to the end, in their order; empty if none is on the path. */
  readonly choices: readonly PathChoice[];
  /** The estimated share among the readers of the end, between 0 and 1. */
  readonly share: number;
};

/** So many paths are listed. */
export const pathsToEndMaximum = 10;

/** The search gives up after so many steps backwards. */
const stepsMaximum = 10_000;

type Edge = {
  readonly from: string;
  readonly to: string;
  readonly choiceId: string | null;
  readonly readers: number;
};

type Story = Pick<StoryDocument, 'nodes' | 'connections' | 'startNodeId'>;

/** The connections that readers took, by the node that they lead from. */
function edgesBySource({ nodes, connections }: Story, counts: ReadingCounts): Map<string, Edge[]> {
  const figures = new Map(counts.nodes.map((node) => [node.nodeId, node]));
  const keyOf = (nodeId: string, choiceId: string) => JSON.stringify([nodeId, choiceId]);
  const chosen = new Map(
    counts.choices.map((one) => [keyOf(one.nodeId, one.choiceId), one.chosen]),
  );
  const targets = new Map(connections.map(({ id, toNodeId }) => [id, toNodeId]));
  const edges = new Map(nodes.map(({ id }) => [id, [] as Edge[]]));
  const ofChoices = new Set<string>();
  const wentOn = new Map<string, number>();
  for (const { id: from, choices } of nodes) {
    const { readers = 0, left = 0, ended = 0 } = figures.get(from) ?? {};
    let rest = readers - left - ended;
    for (const { id: choiceId, connectionId } of choices) {
      const count = chosen.get(keyOf(from, choiceId)) ?? 0;
      rest -= count;
      if (!connectionId) continue;
      ofChoices.add(connectionId);
      const to = targets.get(connectionId);
      if (to && count > 0) edges.get(from)?.push({ from, to, choiceId, readers: count });
    }
    wentOn.set(from, rest);
  }
  for (const { id, fromNodeId: from, toNodeId: to } of connections) {
    if (ofChoices.has(id)) continue;
    const readers = Math.min(wentOn.get(from) ?? 0, figures.get(to)?.readers ?? 0);
    if (readers > 0) edges.get(from)?.push({ from, to, choiceId: null, readers });
  }
  return edges;
}

/** The connections into each node that can be reached, without those that lead back to a node on the path to them. */
function edgesForwards(story: Story, counts: ReadingCounts): Map<string, Edge[]> {
  const bySource = edgesBySource(story, counts);
  const byTarget = new Map<string, Edge[]>();
  const seen = new Set<string>();
  const open = new Set<string>();
  const stack: { nodeId: string; edges: Iterator<Edge> }[] = [];
  const enter = (nodeId: string): void => {
    seen.add(nodeId);
    open.add(nodeId);
    stack.push({ nodeId, edges: (bySource.get(nodeId) ?? [])[Symbol.iterator]() });
  };
  if (story.startNodeId !== null) enter(story.startNodeId);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { value: edge, done } = top.edges.next();
    if (done) {
      open.delete(top.nodeId);
      stack.pop();
      continue;
    }
    if (open.has(edge.to)) continue;
    const known = byTarget.get(edge.to);
    if (known) known.push(edge);
    else byTarget.set(edge.to, [edge]);
    if (!seen.has(edge.to)) enter(edge.to);
  }
  return byTarget;
}

/** A path from a node to the end. */
type PartialPath = {
  readonly nodeId: string;
  readonly choice: PathChoice | null;
  readonly next: PartialPath | null;
  readonly share: number;
};

function* along(path: PartialPath | null): Generator<PartialPath> {
  for (let here = path; here; here = here.next) yield here;
}

/** Inserts a path so that the one with the largest share stays last. */
function insert(paths: PartialPath[], path: PartialPath): void {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((paths[middle] as PartialPath).share < path.share) low = middle + 1;
    else high = middle;
  }
  paths.splice(low, 0, path);
}

/** Which choices led readers to an end, the most frequent first, estimated from the counts (SPEC S5). */
export function pathsToEnd(story: Story, counts: ReadingCounts, endId: string): PathToEnd[] {
  const edges = edgesForwards(story, counts);
  const paths: PartialPath[] = [{ nodeId: endId, choice: null, next: null, share: 1 }];
  const found = new Map<string, { choices: PathChoice[]; share: number }>();
  for (let step = 0; step < stepsMaximum && found.size < pathsToEndMaximum; step++) {
    const path = paths.pop();
    if (!path) break;
    if (path.nodeId === story.startNodeId) {
      const choices = [...along(path)].flatMap(({ choice }) => choice ?? []);
      const key = JSON.stringify(choices.map(({ nodeId, choiceId }) => [nodeId, choiceId]));
      const share = (found.get(key)?.share ?? 0) + path.share;
      found.set(key, { choices, share });
      continue;
    }
    const taken = edges.get(path.nodeId) ?? [];
    const all = taken.reduce((sum, { readers }) => sum + readers, 0);
    for (const { from, choiceId, readers } of taken) {
      const choice = choiceId === null ? null : { nodeId: from, choiceId };
      insert(paths, { nodeId: from, choice, next: path, share: (path.share * readers) / all });
    }
  }
  return [...found.values()].toSorted((one, other) => other.share - one.share);
}
