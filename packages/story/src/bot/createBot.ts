import type { StoryDocument } from '../schema/document.ts';
import type { ReadingDecision } from '../schema/storyTest.ts';
import { answersFor } from './answersFor.ts';
import { type BotReport, reportOf } from './botReport.ts';
import { type CompiledConnection, compileStory } from './compileStory.ts';
import { createFrontier, decisionsOf, type Trail } from './createFrontier.ts';
import { createReading } from './createReading.ts';
import { createTally } from './createTally.ts';
import { decisionFor, isDecisionFor } from './decisions.ts';
import type { ReadingOutcome } from './readingSteps.ts';

export type BotOptions = {
  /** The most readings. @default 1000 */
  readings?: number;
  /** The most steps of all readings together. @default 1000000 */
  steps?: number;
  /** The most steps of one reading. @default four for each node, 200 to 20,000 */
  depth?: number;
  /** Decides everything that is left to chance. @default 1 */
  seed?: number;
};

export type BotProgress = {
  readonly readings: number;
  readonly steps: number;
  /** The share of the work that is done, from 0 to 1. */
  readonly share: number;
};

export type Bot = {
  /** Reads on for at least this many steps; returns whether all is read. */
  run(steps: number): boolean;
  progress(): BotProgress;
  /** What was found so far. */
  report(): BotReport;
};

const defaultDepth = ({ nodes }: StoryDocument): number =>
  Math.min(20_000, Math.max(200, 4 * nodes.length));

/** Numbers from 0 to 1, without 1 (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A bot that reads a story along all paths, systematically and by chance in turn (SPEC B1–B8). */
export function createBot(
  story: StoryDocument,
  {
    readings: readingsMaximum = 1000,
    steps: stepsMaximum = 1_000_000,
    depth = defaultDepth(story),
    seed = 1,
  }: BotOptions = {},
): Bot {
  const compiled = compileStory(story);
  const reading = createReading(compiled);
  const tally = createTally(compiled);
  const frontier = createFrontier((connection) => tally.taken(connection) > 0);
  const chance = chanceOf(seed);
  const seen = compiled.nodes.map(() => new Set<number>());
  let readings = 0;
  let steps = 0;
  let isActive = false;
  let isSystematic = true;
  let ahead: ReadingDecision[] = [];
  let trail: Trail = null;
  // Chance and answers have no end; what the depth cut off was not seen either.
  let isComplete = !compiled.facts.usesRandom;

  const begin = () => {
    isSystematic = readings % 2 === 0;
    const open = isSystematic ? frontier.next() : undefined;
    ahead = decisionsOf(open?.trail ?? null).reverse();
    trail = null;
    reading.start(open?.seed ?? Math.floor(chance() * 2 ** 32));
    tally.enter(compiled.start ?? 0);
    steps += 1;
    isActive = true;
  };
  const finish = (outcome: ReadingOutcome) => {
    tally.finish(reading, outcome, () => decisionsOf(trail));
    readings += 1;
    isActive = false;
  };
  const decided = (decision: ReadingDecision): Trail => ({ decision, before: trail });
  const take = (connection: CompiledConnection, isDecision: boolean) => {
    if (isDecision) trail = decided(decisionFor(connection));
    tally.take(connection);
    tally.enter(connection.target);
    reading.take(connection);
    steps += 1;
  };
  /** Notes that this state was seen; returns whether it is the first time. */
  const isNew = (): boolean => {
    const known = seen[compiled.numberOf.get(reading.node.id) ?? 0];
    const key = reading.memoryKey;
    if (known?.has(key)) return false;
    known?.add(key);
    return true;
  };
  const answer = () => {
    const { question } = reading;
    isComplete = false;
    const answers = question ? answersFor(compiled, question, chance) : [];
    const chosen = ahead.pop();
    const text =
      chosen && 'answer' in chosen
        ? String(chosen.answer)
        : answers[Math.floor(chance() * answers.length)];
    if (text === undefined) return finish('dead-end');
    if (isNew()) {
      for (const other of answers) {
        if (other === text) continue;
        frontier.add({ seed: reading.seed, trail: decided({ answer: other }), connection: -1 });
      }
    }
    trail = decided({ answer: text });
    reading.answer(text);
    steps += 1;
  };
  const leastTaken = (connections: readonly CompiledConnection[]): CompiledConnection =>
    connections.reduce((best, connection) =>
      tally.taken(connection.number) < tally.taken(best.number) ? connection : best,
    );
  const advance = () => {
    if (reading.question) return answer();
    const connections = reading.openConnections();
    const [only] = connections;
    if (!only) return finish(reading.node.isEnd ? 'end' : 'dead-end');
    const isFirst = isNew();
    if (reading.steps >= depth) {
      if (isFirst) isComplete = false;
      return finish('endless');
    }
    if (connections.length === 1 && only.choiceId === undefined) return take(only, false);
    const next = ahead.pop();
    const planned = next && connections.find((connection) => isDecisionFor(connection, next));
    const chosen =
      planned ??
      (isSystematic
        ? leastTaken(connections)
        : (connections[Math.floor(chance() * connections.length)] as CompiledConnection));
    if (isFirst) {
      for (const connection of connections) {
        if (connection === chosen) continue;
        const branch = decided(decisionFor(connection));
        frontier.add({ seed: reading.seed, trail: branch, connection: connection.number });
      }
    }
    take(chosen, true);
  };
  const isDone = () =>
    compiled.start === undefined || readings >= readingsMaximum || steps >= stepsMaximum;

  return {
    run(more) {
      const until = steps + more;
      while (!isDone() && steps < until) {
        if (isActive) advance();
        else begin();
      }
      return isDone();
    },
    progress: () => ({
      readings,
      steps,
      share: Math.min(1, Math.max(readings / readingsMaximum, steps / stepsMaximum)),
    }),
    report: () =>
      reportOf(compiled, tally, {
        seed,
        readings,
        steps,
        isComplete: isComplete && frontier.isComplete,
      }),
  };
}
