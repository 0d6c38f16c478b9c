import { components, loopSizes } from '../queries/components.ts';
import { type ReadingGraph, targetsOf } from '../queries/readingGraph.ts';
import type { BotCircle } from './botReport.ts';
import type { CompiledStory } from './compileStory.ts';
import type { Tally } from './createTally.ts';

/** The graph of the ways that readings took. */
function takenGraph({ nodes, numberOf }: CompiledStory, tally: Tally): ReadingGraph {
  const starts = new Int32Array(nodes.length + 1);
  const targets: number[] = [];
  for (const [number, { ways }] of nodes.entries()) {
    const taken = ways.filter((way) => tally.taken(way.number) > 0).map(({ target }) => target);
    targets.push(...new Set(taken));
    starts[number + 1] = targets.length;
  }
  const nodeIds = nodes.map(({ id }) => id);
  return { nodeIds, numbers: numberOf, starts, targets: Int32Array.from(targets) };
}

/** Which components lead, by ways that were taken, to a node where a reading finished. */
function finishing(graph: ReadingGraph, isLast: (number: number) => boolean): Uint8Array {
  const { ofNode, count } = components(graph);
  const finishes = new Uint8Array(count);
  // Ways out lead to lower components, which are known by then.
  const order = [...ofNode.keys()].sort((a, b) => (ofNode[a] ?? 0) - (ofNode[b] ?? 0));
  for (const number of order) {
    const leads = targetsOf(graph, number).some((to) => finishes[ofNode[to] ?? 0] === 1);
    if (leads || isLast(number)) finishes[ofNode[number] ?? 0] = 1;
  }
  return finishes;
}

/** Loops that readings were left in and that none of the ways taken leads out of (SPEC B6). */
export function findCircles(compiled: CompiledStory, tally: Tally): BotCircle[] {
  const { endless, end, 'dead-end': deadEnd } = tally.last;
  if (endless.size === 0) return [];
  const graph = takenGraph(compiled, tally);
  const { ofNode } = components(graph);
  const loops = loopSizes(graph);
  const finishes = finishing(graph, (number) => {
    const id = graph.nodeIds[number] ?? '';
    return end.has(id) || deadEnd.has(id);
  });
  const members = new Map<number, string[]>();
  for (const [number, component] of ofNode.entries()) {
    if (finishes[component] === 1 || (loops[component] ?? 0) === 0) continue;
    const known = members.get(component) ?? [];
    known.push(graph.nodeIds[number] ?? '');
    members.set(component, known);
  }
  return [...members.values()].flatMap((nodeIds): BotCircle[] => {
    const found = nodeIds.flatMap((id) => endless.get(id) ?? []);
    const [first] = found.toSorted((one, other) => one.reading.length - other.reading.length);
    if (!first) return [];
    const count = found.reduce((sum, one) => sum + one.count, 0);
    return [{ nodeIds, count, reading: first.reading }];
  });
}
