import { components, loopSizes } from '../queries/components.ts';
import { type ReadingGraph, targetsOf } from '../queries/readingGraph.ts';
import type { CompiledStory } from './compileStory.ts';
import type { LastNode, Tally } from './createTally.ts';
import type { RecordedReading } from './readingSteps.ts';

/** The graph of the connections that readings took. */
function takenGraph({ nodes, numberOf }: CompiledStory, tally: Tally): ReadingGraph {
  const starts = new Int32Array(nodes.length + 1);
  const targets: number[] = [];
  for (const [number, { connections }] of nodes.entries()) {
    const taken = connections.filter((one) => tally.taken(one.number) > 0);
    targets.push(...new Set(taken.map(({ target }) => target)));
    starts[number + 1] = targets.length;
  }
  const nodeIds = nodes.map(({ id }) => id);
  return { nodeIds, numbers: numberOf, starts, targets: Int32Array.from(targets) };
}

/** Which components lead, by connections that were taken, to a node where a reading finished. */
function finishing(graph: ReadingGraph, isLast: (number: number) => boolean): Uint8Array {
  const { ofNode, count } = components(graph);
  const finishes = new Uint8Array(count);
  // Connections lead to the same or lower components, which are known by then.
  const order = [...ofNode.keys()].sort((a, b) => (ofNode[a] ?? 0) - (ofNode[b] ?? 0));
  for (const number of order) {
    const leads = targetsOf(graph, number).some((to) => finishes[ofNode[to] ?? 0] === 1);
    if (leads || isLast(number)) finishes[ofNode[number] ?? 0] = 1;
  }
  return finishes;
}

/** Loops that readings were left in and that no connection taken leads out of (SPEC B6). */
function findCircles(compiled: CompiledStory, tally: Tally): BotCircle[] {
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

/** Where readings came to stand, how often, and the shortest of them. */
export type BotEnding = LastNode & { readonly nodeId: string };

/** Nodes that a reading cannot leave; the reading is the shortest that came there. */
export type BotCircle = LastNode & { readonly nodeIds: readonly string[] };

type BotRun = {
  readonly seed: number;
  readonly readings: number;
  readonly steps: number;
  /** Every state of the story was seen: what was not reached cannot be reached. */
  readonly isComplete: boolean;
};

/** What readings of a story came to: plain data. */
export type BotReport = BotRun & {
  /** How often each node was entered, by its id. */
  readonly nodes: ReadonlyMap<string, number>;
  /** How often each choice was taken that has a target, by its id. */
  readonly choices: ReadonlyMap<string, number>;
  /** How often each connection was followed that readers can follow, by its id. */
  readonly connections: ReadonlyMap<string, number>;
  /** The share of nodes and choices that were reached, from 0 to 1. */
  readonly coverage: number;
  readonly unreachedNodeIds: readonly string[];
  /** Choices that were never open, or never chosen, at nodes that were reached. */
  readonly untakenChoices: readonly { readonly nodeId: string; readonly choiceId: string }[];
  readonly ends: readonly BotEnding[];
  readonly deadEnds: readonly BotEnding[];
  readonly circles: readonly BotCircle[];
  /** Readings that were left at the largest number of steps, in circles and elsewhere. */
  readonly endlessReadings: number;
  /** Of the readings that came to an end. */
  readonly shortest: RecordedReading | null;
  readonly longest: RecordedReading | null;
};

const endingsOf = (last: ReadonlyMap<string, LastNode>): BotEnding[] =>
  [...last]
    .map(([nodeId, one]) => ({ nodeId, ...one }))
    .toSorted((one, other) => other.count - one.count);

/** Puts what was counted into a report (SPEC B5, B6). */
export function reportOf(compiled: CompiledStory, tally: Tally, run: BotRun): BotReport {
  const nodes = new Map(compiled.nodes.map(({ id }, number) => [id, tally.entered(number)]));
  const choices = new Map<string, number>();
  const connections = new Map<string, number>();
  for (const { number, choiceId, connectionId } of compiled.connections) {
    const count = tally.taken(number);
    if (choiceId !== undefined) choices.set(choiceId, count);
    connections.set(connectionId, (connections.get(connectionId) ?? 0) + count);
  }
  const counts = [...nodes.values(), ...choices.values()];
  const ends = endingsOf(tally.last.end);
  const shortest = ends.reduce<RecordedReading | null>(
    (best, { reading }) => (best && best.length <= reading.length ? best : reading),
    null,
  );
  return {
    ...run,
    nodes,
    choices,
    connections,
    coverage: counts.length === 0 ? 1 : counts.filter(Boolean).length / counts.length,
    unreachedNodeIds: [...nodes].flatMap(([id, count]) => (count === 0 ? [id] : [])),
    untakenChoices: compiled.nodes.flatMap(({ id, connections: own }) =>
      nodes.get(id) === 0
        ? []
        : own.flatMap(({ number, choiceId }) =>
            choiceId !== undefined && tally.taken(number) === 0 ? { nodeId: id, choiceId } : [],
          ),
    ),
    ends,
    deadEnds: endingsOf(tally.last['dead-end']),
    circles: findCircles(compiled, tally),
    endlessReadings: [...tally.last.endless.values()].reduce((sum, { count }) => sum + count, 0),
    shortest,
    longest: tally.longest(),
  };
}
