import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import type { StoryDocument } from '../schema/document.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { openChoices } from './openChoices.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import { type PlayState, parsePlayState } from './playState.ts';
import { nextViews, playView } from './playView.ts';
import { startPlay } from './startPlay.ts';

const nodeId = fc.nat({ max: 9 }).map((number) => `n${number}`);

const wildEvent: fc.Arbitrary<PlayEvent> = fc.oneof(
  fc.record({ type: fc.constant('jump'), nodeId }),
  fc.constant({ type: 'back' }),
  fc.constant({ type: 'restart' }),
  fc.constant({ type: 'next' }),
  fc.constant({ type: 'tick' }),
  fc.record({ type: fc.constant('setMode'), mode: fc.constantFrom('auto', 'manual') }),
  fc.record({ type: fc.constant('setPaused'), isPaused: fc.boolean() }),
  fc.record({ type: fc.constant('choose'), choiceId: nodeId.map((id) => `${id}.0`) }),
  fc.record({ type: fc.constant('follow'), connectionId: fc.constantFrom('c0', 'c1', 'c5') }),
);

/** A random event, or one that the view allows. */
const eventsArbitrary = fc.array(fc.tuple(fc.option(wildEvent, { freq: 2 }), fc.nat()), {
  maxLength: 30,
  size: 'max',
});

function offered(story: StoryDocument, state: PlayState, dice: number): PlayEvent {
  const view = playView(story, state);
  const events: PlayEvent[] = [
    ...(view?.choices ?? []).flatMap(({ choiceId, closedReason }) =>
      closedReason === undefined ? { type: 'choose' as const, choiceId } : [],
    ),
    ...(view?.paths ?? []).map(({ connectionId }) => ({ type: 'follow' as const, connectionId })),
    ...(view?.canGoNext ? [{ type: 'next' as const }] : []),
    ...(view?.autoAdvances ? [{ type: 'tick' as const }] : []),
  ];
  return events[dice % (events.length || 1)] ?? { type: 'back' };
}

function expectSound(story: StoryDocument, state: PlayState): void {
  const known = new Set(story.nodes.map(({ id }) => id));
  expect(new Set(state.history).size).toBe(state.history.length);
  expect(state.history).toContain(state.currentNodeId);
  expect([...state.history, ...state.backStack].filter((id) => !known.has(id))).toEqual([]);
  const view = playView(story, state);
  expect(view?.node.id).toBe(state.currentNodeId);
  expect(view?.isEnd).toBe(state.isFinished);
  expect(view?.position).toBe(state.history.indexOf(state.currentNodeId) + 1);
  const steps = [view?.choices.length, view?.paths.length, view?.canGoNext, view?.autoAdvances];
  expect(steps.filter(Boolean).length).toBeLessThan(2);
}

test('P11: no event on any valid document throws, and every state is valid', () => {
  fc.assert(
    fc.property(storyArbitrary, eventsArbitrary, (story, events) => {
      deepFreeze(story);
      const started = startPlay(story);
      fc.pre(started.ok);
      let state = started.value;
      for (const [wild, dice] of events) {
        const event = wild ?? offered(story, state, dice);
        const next = playReducer(story, deepFreeze(state), event);
        expectSound(story, next);
        expect(parsePlayState(JSON.parse(JSON.stringify(next)))).toEqual(next);
        state = next;
      }
    }),
    { numRuns: runs(300) },
  );
});

type Step = { story: StoryDocument; state: PlayState; event: PlayEvent; next: PlayState };

/** Checks each step of readings of any stories that do what is offered. */
const everyStep = (check: (step: Step) => void, numRuns: number): void =>
  fc.assert(
    fc.property(storyArbitrary, fc.array(fc.nat(), { maxLength: 20 }), (story, rolls) => {
      const started = startPlay(story);
      fc.pre(started.ok);
      let state = started.value;
      for (const dice of rolls) {
        const event = offered(story, state, dice);
        const next = playReducer(story, state, event);
        check({ story, state, event, next });
        state = next;
      }
    }),
    { numRuns: runs(numRuns) },
  );

test('P2, P21: every open choice and every path of a view has a target', () => {
  everyStep(({ state, event, next }) => {
    const isStuck = event.type === 'back';
    expect(isStuck || next.backStack.at(-1) === state.currentNodeId).toBe(true);
  }, 300);
});

test('P9, P11: a state of any other story is normalised', () => {
  const stateArbitrary: fc.Arbitrary<PlayState> = fc.record({
    currentNodeId: nodeId,
    history: fc.array(nodeId),
    backStack: fc.array(nodeId),
    mode: fc.constantFrom('auto', 'manual'),
    isPaused: fc.boolean(),
    isFinished: fc.boolean(),
  });
  fc.assert(
    fc.property(storyArbitrary, stateArbitrary, wildEvent, (story, state, event) => {
      const next = playReducer(story, deepFreeze(state), event);
      fc.pre(playView(story, state) !== null);
      expectSound(story, next);
    }),
    { numRuns: runs(500) },
  );
});

test('P15: back after a choice, a path or "next" restores the state, and the history keeps the visit', () => {
  everyStep(({ story, state, next }) => {
    const isStep = next.backStack.length > state.backStack.length;
    const returned = isStep ? playReducer(story, next, { type: 'back' }) : state;
    const { history, lastChoices } = state;
    expect({ ...returned, history, lastChoices }).toEqual(state);
    expect(returned.history).toEqual(isStep ? next.history : state.history);
  }, 300);
});

test('P13: each next view equals the view after the step', () => {
  everyStep(({ story, state, event, next }) => {
    // The target does not exist: the reader stays.
    const shown = playView(story, next);
    const isMove = event.type !== 'back' && shown?.node.id !== playView(story, state)?.node.id;
    if (!isMove) return;
    // Several choices lead there: the view is that of the first one.
    const before = playReducer(story, next, { type: 'back' });
    const targets = openChoices(story, before).choices.filter(
      ({ connection, isOpen }) => isOpen && connection.toNodeId === next.currentNodeId,
    );
    if (targets.length > 1) return;
    const told = nextViews(story, state, story.nodes.length).map((view) => JSON.stringify(view));
    expect(told).toContain(JSON.stringify(shown));
  }, 200);
});
