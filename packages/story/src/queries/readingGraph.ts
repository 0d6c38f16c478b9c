import type { Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { nextNodeIds } from './availableChoices.ts';

/**
 * The reading graph (SPEC Q8) in numbers: a node's number is its index in the list, and
 * the targets of node n are in `targets` from `starts[n]` up to `starts[n + 1]`, each once.
 */
export type ReadingGraph = {
  readonly nodeIds: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly starts: Int32Array;
  readonly targets: Int32Array;
};

type Kept = { nodes: readonly StoryNode[]; graph: ReadingGraph };

const graphs = new WeakMap<readonly Connection[], Kept>();
const reversed = new WeakMap<ReadingGraph, ReadingGraph>();

function makeGraph(story: StoryDocument): ReadingGraph {
  const nodeIds = story.nodes.map(({ id }) => id);
  const numbers = new Map(nodeIds.map((id, number) => [id, number]));
  const starts = new Int32Array(nodeIds.length + 1);
  const targets: number[] = [];
  const lastSource = new Int32Array(nodeIds.length).fill(-1);
  for (const [number, node] of story.nodes.entries()) {
    for (const nodeId of nextNodeIds(story, node)) {
      const target = numbers.get(nodeId);
      if (target === undefined || lastSource[target] === number) continue;
      lastSource[target] = number;
      targets.push(target);
    }
    starts[number + 1] = targets.length;
  }
  return { nodeIds, numbers, starts, targets: Int32Array.from(targets) };
}

/** Whether the available connections are the same; moving a node or editing its text does not change them. */
const leadsAlike = (one: StoryNode, other: StoryNode | undefined): boolean =>
  one === other ||
  (one.id === other?.id && one.type === other.type && one.choices === other.choices);

/** The graph of this version; the same object for versions with the same available connections (SPEC Q8). */
export function readingGraph(story: StoryDocument): ReadingGraph {
  const { nodes, connections } = story;
  const cached = graphs.get(connections);
  if (
    cached &&
    (cached.nodes === nodes ||
      (cached.nodes.length === nodes.length &&
        nodes.every((node, index) => leadsAlike(node, cached.nodes[index]))))
  ) {
    cached.nodes = nodes;
    return cached.graph;
  }
  const graph = makeGraph(story);
  graphs.set(connections, { nodes, graph });
  return graph;
}

/** The graph with all edges reversed. */
export function reversedGraph(graph: ReadingGraph): ReadingGraph {
  const known = reversed.get(graph);
  if (known) return known;
  const { nodeIds, numbers } = graph;
  const starts = new Int32Array(nodeIds.length + 1);
  for (const target of graph.targets) starts[target + 1] = (starts[target + 1] as number) + 1;
  for (let number = 0; number < nodeIds.length; number++) {
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  }
  const next = starts.slice();
  const targets = new Int32Array(graph.targets.length);
  for (let number = 0; number < nodeIds.length; number++) {
    for (const target of targetsOf(graph, number)) {
      const slot = next[target] as number;
      targets[slot] = number;
      next[target] = slot + 1;
    }
  }
  const turned = { nodeIds, numbers, starts, targets };
  reversed.set(graph, turned);
  return turned;
}

/** The numbers of the nodes one step away. */
export const targetsOf = ({ starts, targets }: ReadingGraph, number: number): Int32Array =>
  targets.subarray(starts[number], starts[number + 1]);
