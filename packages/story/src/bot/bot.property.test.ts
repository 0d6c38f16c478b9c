import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openChoices } from '../play/openChoices.ts';
import { playReducer } from '../play/playReducer.ts';
import type { PlayState } from '../play/playState.ts';
import { startPlay } from '../play/startPlay.ts';
import type { StoryDocument } from '../schema/document.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { createBot } from './createBot.ts';
import { type RecordedReading, readingSteps } from './readingSteps.ts';

const seeds = fc.nat({ max: 1000 });

function reported(story: StoryDocument, seed: number, slice = 1e9, readings = 40) {
  const bot = createBot(story, { readings, depth: 60, seed });
  while (!bot.run(slice));
  return bot.report();
}

/** Plays a reading by the reducer that players use. */
function played(story: StoryDocument, { seed, decisions, length }: RecordedReading): PlayState {
  const started = startPlay(story, { seed });
  if (!started.ok) throw new Error('There is no start.');
  let state = started.value;
  let steps = 1;
  for (let index = 0; ; ) {
    const isAsked = state.memory?.asking !== undefined;
    if (!isAsked && steps >= length) return state;
    const { paths, choices } = openChoices(story, state);
    const decision = decisions[index];
    if (!isAsked && choices.length === 0 && paths.length === 1) {
      state = playReducer(story, state, { type: 'next' });
      steps += 1;
      continue;
    }
    if (!decision) return state;
    const next =
      'answer' in decision
        ? playReducer(story, state, { type: 'answer', text: decision.answer })
        : 'choiceId' in decision
          ? playReducer(story, state, { type: 'choose', choiceId: decision.choiceId })
          : playReducer(story, state, { type: 'follow', connectionId: decision.connectionId });
    expect(next).not.toBe(state);
    if (!('answer' in decision)) steps += 1;
    state = next;
    index += 1;
  }
}

test('B1: the same seed gives the same report, in slices of any size', () => {
  fc.assert(
    fc.property(storyArbitrary, seeds, (story, seed) => {
      expect(reported(story, seed, 7)).toEqual(reported(story, seed));
    }),
    { numRuns: 60 },
  );
});

test('B7: every reported reading is possible in play and comes to the same node and values', () => {
  fc.assert(
    fc.property(storyArbitrary, seeds, (story, seed) => {
      const { ends, deadEnds, circles, longest } = reported(story, seed);
      const readings = [...ends, ...deadEnds, ...circles].map(({ reading }) => reading);
      for (const reading of longest ? [...readings, longest] : readings) {
        const state = played(story, reading);
        expect(state.currentNodeId).toBe(reading.nodeId);
        expect(state.memory?.values ?? {}).toEqual(reading.values);
        // A question that no answer fits keeps readers from an ending that they have reached.
        const isEnded = state.isFinished && !state.memory?.asking;
        expect(isEnded).toBe(reading.outcome === 'end');
        const steps = readingSteps(story, reading);
        expect([steps.length, steps.at(-1)?.nodeId]).toEqual([reading.length, reading.nodeId]);
      }
    }),
    { numRuns: 150 },
  );
});

/** Everything that can be reached, by taking every connection in every state; null if there is too much. */
function searched(story: StoryDocument) {
  const nodes = new Set<string>();
  const choices = new Set<string>();
  const started = startPlay(story);
  const open = started.ok ? [started.value] : [];
  const known = new Set<string>();
  for (let state = open.pop(); state; state = open.pop()) {
    const { values, visits, asking } = state.memory ?? {};
    if (asking) return null;
    const key = JSON.stringify([state.currentNodeId, values, visits]);
    if (known.has(key)) continue;
    known.add(key);
    if (known.size > 2000) return null;
    nodes.add(state.currentNodeId);
    const available = openChoices(story, state);
    for (const { choice, isOpen } of available.choices) {
      if (!isOpen) continue;
      choices.add(choice.id);
      open.push(playReducer(story, state, { type: 'choose', choiceId: choice.id }));
    }
    for (const { id } of available.paths) {
      open.push(playReducer(story, state, { type: 'follow', connectionId: id }));
    }
  }
  return { nodes, choices };
}

/** Connections lead to later nodes only, and nothing is left to chance. */
function acyclic(story: StoryDocument): StoryDocument {
  const order = new Map(story.nodes.map(({ id }, index) => [id, index]));
  const isAhead = (from: string, to: string) => (order.get(from) ?? 0) < (order.get(to) ?? -1);
  const text = JSON.stringify({
    ...story,
    connections: story.connections.map((one) =>
      isAhead(one.fromNodeId, one.toNodeId) ? one : { ...one, toNodeId: '' },
    ),
    startNodeId: story.nodes[0]?.id ?? null,
  });
  return JSON.parse(text.replaceAll('random(1, 6) = 6', 'gold = 3')) as StoryDocument;
}

test('B2, B3: systematic readings reach everything that can be reached', () => {
  let compared = 0;
  fc.assert(
    fc.property(storyArbitrary.map(acyclic), seeds, (story, seed) => {
      const all = searched(story);
      if (!all) return;
      compared += 1;
      const report = reported(story, seed, 1e9, 1000);
      const reached = [...report.nodes].filter(([, count]) => count > 0).map(([id]) => id);
      const taken = [...report.choices].filter(([, count]) => count > 0).map(([id]) => id);
      expect(new Set(reached)).toEqual(all.nodes);
      expect(new Set(taken)).toEqual(all.choices);
      expect(report.isComplete).toBe(story.startNodeId !== null || all.nodes.size === 0);
    }),
    { numRuns: 70 },
  );
  expect(compared).toBeGreaterThan(20);
});

test('B3: a complete report of any story names nothing that play can reach as not reached', () => {
  fc.assert(
    fc.property(storyArbitrary, seeds, (story, seed) => {
      const report = reported(story, seed, 1e9, 400);
      const all = report.isComplete ? searched(story) : null;
      for (const id of report.unreachedNodeIds) expect(all?.nodes.has(id) ?? false).toBe(false);
    }),
    { numRuns: 100 },
  );
});
