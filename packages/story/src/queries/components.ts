import { type ReadingGraph, targetsOf } from './readingGraph.ts';

/**
 * The strongly connected components: all nodes of one component can be reached from one another.
 * They are numbered so that every connection leads to the same or a lower number.
 */
export type Components = { readonly ofNode: Int32Array; readonly count: number };

const known = new WeakMap<ReadingGraph, Components>();

/** Tarjan's algorithm with an explicit stack, so that a long story cannot exhaust the call stack. */
function findComponents(graph: ReadingGraph): Components {
  const size = graph.nodeIds.length;
  const ofNode = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const lowest = new Int32Array(size);
  const nextTarget = graph.starts.slice(0, size);
  const open: number[] = [];
  const path: number[] = [];
  let visited = 0;
  let count = 0;

  const enter = (number: number) => {
    order[number] = visited;
    lowest[number] = visited++;
    open.push(number);
    path.push(number);
  };
  const lower = (number: number, to: number) => {
    if (to < (lowest[number] as number)) lowest[number] = to;
  };
  const close = (number: number) => {
    if (lowest[number] === order[number]) {
      for (let member = -1; member !== number; ) {
        member = open.pop() as number;
        ofNode[member] = count;
      }
      count++;
    }
    const parent = path.at(-1);
    if (parent !== undefined) lower(parent, lowest[number] as number);
  };

  for (let root = 0; root < size; root++) {
    if (order[root] !== -1) continue;
    enter(root);
    while (path.length > 0) {
      const number = path.at(-1) as number;
      const slot = nextTarget[number] as number;
      if (slot === graph.starts[number + 1]) {
        path.pop();
        close(number);
        continue;
      }
      nextTarget[number] = slot + 1;
      const target = graph.targets[slot] as number;
      if (order[target] === -1) enter(target);
      else if (ofNode[target] === -1) lower(number, order[target] as number);
    }
  }
  return { ofNode, count };
}

/** The components of the graph, computed once. */
export function components(graph: ReadingGraph): Components {
  const found = known.get(graph) ?? findComponents(graph);
  known.set(graph, found);
  return found;
}

/** Whether this node is on a loop. */
export function loopSizes(graph: ReadingGraph): Int32Array {
  const { ofNode, count } = components(graph);
  const sizes = new Int32Array(count);
  for (const component of ofNode) sizes[component] = (sizes[component] as number) + 1;
  for (const [number, component] of ofNode.entries()) {
    if (sizes[component] === 1 && !targetsOf(graph, number).includes(number)) sizes[component] = 0;
  }
  return sizes;
}
