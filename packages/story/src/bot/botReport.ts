import type { CompiledStory } from './compileStory.ts';
import type { LastNode, Tally } from './createTally.ts';
import { findCircles } from './findCircles.ts';
import type { RecordedReading } from './readingSteps.ts';

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
  for (const { number, choiceId, connectionId } of compiled.ways) {
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
    untakenChoices: compiled.nodes.flatMap(({ id, ways }) =>
      nodes.get(id) === 0
        ? []
        : ways.flatMap(({ number, choiceId }) =>
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
