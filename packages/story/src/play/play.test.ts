import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { after, began, choose, follow, next, story, tick, viewOf } from '../testing/playSteps.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import { backStackMaximum } from './playState.ts';
import { startPlay } from './startPlay.ts';

describe('startPlay', () => {
  test('P1: begins at the start node, in manual mode', () => {
    expect(began).toEqual({
      currentNodeId: 'start',
      history: ['start'],
      backStack: [],
      mode: 'manual',
      isPaused: false,
      isFinished: false,
    });
    expect(successOf(startPlay(story, { mode: 'auto' })).mode).toBe('auto');
  });

  test.each([null, 'nobody'])('P1: does not begin if the start is %s', (startNodeId) => {
    expect(failureOf(startPlay({ ...story, startNodeId })).code).toBe('start-node-missing');
  });

  test('P1: a story of one end node is finished at once', () => {
    const end = buildStory().node('end', 'end').build();
    expect(successOf(startPlay(end)).isFinished).toBe(true);
  });
});

describe('choices and paths', () => {
  test('P2: only choices with a target are available, in their order', () => {
    expect(viewOf(after(began, next)).choices).toEqual([
      { choiceId: 'fork.1', text: 'Налево', index: 0, isLinked: true },
      { choiceId: 'fork.3', text: 'Направо', index: 1, isLinked: true },
    ]);
  });

  test('P2: choosing follows the connection', () => {
    expect(after(began, next, choose('fork.3')).currentNodeId).toBe('right');
  });

  test.each([choose('fork.2'), choose('nothing'), follow('fork.1>left'), next, tick])(
    'P2, P4: at the fork, %j changes nothing',
    (event) => {
      const state = after(began, next);
      expect(after(state, event)).toBe(state);
    },
  );

  test('P10: several connections make the reader pick a path', () => {
    const state = after(began, next, choose('fork.1'));
    expect(viewOf(state)).toMatchObject({
      choices: [],
      paths: [
        { connectionId: 'left>right', title: 'Окно', preview: 'Свет' },
        { connectionId: 'left>pit', title: 'pit', preview: 'Текст узла pit.' },
      ],
      canGoNext: false,
      autoAdvances: false,
    });
    expect(after(state, follow('left>pit')).currentNodeId).toBe('pit');
    expect(after(state, follow('right>end'))).toBe(state);
  });

  test('P10: one connection is "next" and not a list', () => {
    expect(viewOf(began)).toMatchObject({ paths: [], canGoNext: true });
  });
});

describe('ends', () => {
  test('P4: an end is finished and has no available connections', () => {
    const state = after(began, next, choose('fork.3'), next);
    expect(state).toMatchObject({ currentNodeId: 'end', isFinished: true });
    expect(viewOf(state)).toMatchObject({ isEnd: true, isDeadEnd: false, canGoNext: false });
    expect(after(state, next)).toBe(state);
  });

  test('Q5: a dead end is distinguished from an end', () => {
    const state = after(began, next, choose('fork.1'), follow('left>pit'));
    expect(viewOf(state)).toMatchObject({ isEnd: false, isDeadEnd: true });
    expect(state.isFinished).toBe(false);
  });
});

describe('modes', () => {
  const automatic = successOf(startPlay(story, { mode: 'auto' }));

  test('P5: in automatic mode a tick advances, and "next" does not', () => {
    expect(viewOf(automatic)).toMatchObject({ autoAdvances: true, canGoNext: false });
    expect(after(automatic, tick).currentNodeId).toBe('fork');
    expect(after(automatic, next)).toBe(automatic);
  });

  test('P5: ticks do nothing during a pause', () => {
    const paused = after(automatic, { type: 'setPaused', isPaused: true });
    expect(viewOf(paused).autoAdvances).toBe(false);
    expect(after(paused, tick)).toBe(paused);
    expect(after(paused, { type: 'setPaused', isPaused: false }, tick).currentNodeId).toBe('fork');
  });

  test('P5: in manual mode a tick does nothing', () => {
    expect(after(began, tick)).toBe(began);
  });

  test('P6: switching the mode clears the pause', () => {
    const paused = after(automatic, { type: 'setPaused', isPaused: true });
    expect(after(paused, { type: 'setMode', mode: 'manual' })).toMatchObject({
      mode: 'manual',
      isPaused: false,
    });
  });
});

describe('history and back', () => {
  const atEnd = after(began, next, choose('fork.3'), next);

  test('P3, P10: every visited node has one number, in the order of first visits', () => {
    const looped = after(atEnd, { type: 'jump', nodeId: 'fork' }, choose('fork.1'));
    expect(looped.history).toEqual(['start', 'fork', 'right', 'end', 'left']);
    expect(viewOf(looped)).toMatchObject({ position: 5, total: 6 });
    expect(viewOf(looped).history[2]).toEqual({
      nodeId: 'right',
      title: 'Окно',
      type: 'image',
      number: 3,
    });
  });

  test('P7: a jump goes to visited nodes only', () => {
    const jumped = after(atEnd, { type: 'jump', nodeId: 'fork' });
    expect(jumped).toMatchObject({ currentNodeId: 'fork', isFinished: false });
    expect(jumped.history).toEqual(atEnd.history);
    expect(viewOf(jumped).position).toBe(2);
    for (const nodeId of ['pit', 'end', 'nobody']) {
      expect(after(atEnd, { type: 'jump', nodeId })).toBe(atEnd);
    }
  });

  test('P7: a host sends the reader to any node, and back leads to where they were', () => {
    const sent = after(began, { type: 'goTo', nodeId: 'end' });
    expect(sent).toMatchObject({ currentNodeId: 'end', isFinished: true, backStack: ['start'] });
    expect(after(sent, { type: 'back' }).currentNodeId).toBe('start');
    for (const nodeId of ['start', 'nobody', '__proto__']) {
      expect(after(began, { type: 'goTo', nodeId })).toBe(began);
    }
  });

  test('P7: back returns through all steps, jumps included', () => {
    const jumped = after(atEnd, { type: 'jump', nodeId: 'start' });
    const back: PlayEvent = { type: 'back' };
    expect(after(jumped, back)).toMatchObject({ currentNodeId: 'end', isFinished: true });
    expect(after(jumped, back, back, back).currentNodeId).toBe('fork');
    expect(after(began, back)).toBe(began);
    expect(viewOf(began).canGoBack).toBe(false);
  });

  test('P7: the back stack has a maximum', () => {
    const ring = buildStory().node('a', 'start').node('b', 'text').link('a', 'b').link('b', 'a');
    let state = successOf(startPlay(ring.build()));
    for (let step = 0; step < backStackMaximum + 5; step++) {
      state = playReducer(ring.build(), state, next);
    }
    expect(state.backStack).toHaveLength(backStackMaximum);
    expect(state.history).toEqual(['a', 'b']);
  });

  test('P8: a restart clears history, back stack and pause, and keeps the mode', () => {
    const state = after(
      atEnd,
      { type: 'setMode', mode: 'auto' },
      { type: 'setPaused', isPaused: true },
      { type: 'restart' },
    );
    expect(state).toEqual({ ...began, mode: 'auto' });
  });
});
