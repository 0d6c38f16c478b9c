import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import { isPlayState, type PlayState, trailMaximum } from './playState.ts';
import { playView } from './playView.ts';
import { resumePlay } from './resumePlay.ts';
import { startPlay } from './startPlay.ts';
import { viewsAhead } from './viewsAhead.ts';

const story = buildStory()
  .node('start', 'start')
  .node('fork', 'choice')
  .node('left', 'text')
  .node('right', 'image', { title: 'Окно', content: 'Свет' })
  .node('pit', 'text')
  .node('end', 'end')
  .link('start', 'fork')
  .choice('fork', 'Налево', 'left')
  .choice('fork', 'Никуда')
  .choice('fork', 'Направо', 'right')
  .link('left', 'right')
  .link('left', 'pit')
  .link('right', 'end')
  .build();

const began = successOf(startPlay(story));
const after = (state: PlayState, ...events: PlayEvent[]) =>
  events.reduce((current, event) => playReducer(story, current, event), state);
const viewOf = (state: PlayState) => {
  const view = playView(story, state);
  if (!view) throw new Error('There is something to show.');
  return view;
};
const next: PlayEvent = { type: 'next' };
const tick: PlayEvent = { type: 'tick' };
const choose = (choiceId: string): PlayEvent => ({ type: 'choose', choiceId });
const follow = (connectionId: string): PlayEvent => ({ type: 'follow', connectionId });

describe('startPlay', () => {
  test('P1: begins at the start node, by hand', () => {
    expect(began).toEqual({
      currentNodeId: 'start',
      history: ['start'],
      trail: [],
      mode: 'manual',
      isPaused: false,
      isFinished: false,
    });
    expect(successOf(startPlay(story, { mode: 'auto' })).mode).toBe('auto');
  });

  test.each([null, 'nobody'])('P1: does not begin where the start is %s', (startNodeId) => {
    expect(failureOf(startPlay({ ...story, startNodeId })).code).toBe('start-node-missing');
  });

  test('P1: a story that is one end is finished at once', () => {
    const end = buildStory().node('end', 'end').build();
    expect(successOf(startPlay(end)).isFinished).toBe(true);
  });
});

describe('choices and paths', () => {
  test('P2: only choices that lead somewhere are offered, in their order', () => {
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

  test('P10: one connection is "next" and no list', () => {
    expect(viewOf(began)).toMatchObject({ paths: [], canGoNext: true });
  });
});

describe('ends', () => {
  test('P4: an end is finished and leads nowhere', () => {
    const state = after(began, next, choose('fork.3'), next);
    expect(state).toMatchObject({ currentNodeId: 'end', isFinished: true });
    expect(viewOf(state)).toMatchObject({ isEnd: true, isDeadEnd: false, canGoNext: false });
    expect(after(state, next)).toBe(state);
  });

  test('Q5: a dead end is told from an end', () => {
    const state = after(began, next, choose('fork.1'), follow('left>pit'));
    expect(viewOf(state)).toMatchObject({ isEnd: false, isDeadEnd: true });
    expect(state.isFinished).toBe(false);
  });
});

describe('modes', () => {
  const automatic = successOf(startPlay(story, { mode: 'auto' }));

  test('P5: in automatic mode a tick goes on, and "next" does not', () => {
    expect(viewOf(automatic)).toMatchObject({ autoAdvances: true, canGoNext: false });
    expect(after(automatic, tick).currentNodeId).toBe('fork');
    expect(after(automatic, next)).toBe(automatic);
  });

  test('P5: a pause holds the ticks', () => {
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

  test('P3, P10: numbers every visited node once, in the order of first visits', () => {
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

  test('P7: a jump goes to what was visited, and nowhere else', () => {
    const jumped = after(atEnd, { type: 'jump', nodeId: 'fork' });
    expect(jumped).toMatchObject({ currentNodeId: 'fork', isFinished: false });
    expect(jumped.history).toEqual(atEnd.history);
    expect(viewOf(jumped).position).toBe(2);
    for (const nodeId of ['pit', 'end', 'nobody']) {
      expect(after(atEnd, { type: 'jump', nodeId })).toBe(atEnd);
    }
  });

  test('P7: back returns the way the reader came, jumps included', () => {
    const jumped = after(atEnd, { type: 'jump', nodeId: 'start' });
    const back: PlayEvent = { type: 'back' };
    expect(after(jumped, back)).toMatchObject({ currentNodeId: 'end', isFinished: true });
    expect(after(jumped, back, back, back).currentNodeId).toBe('fork');
    expect(after(began, back)).toBe(began);
    expect(viewOf(began).canGoBack).toBe(false);
  });

  test('P7: the trail does not grow without end', () => {
    const ring = buildStory().node('a', 'start').node('b', 'text').link('a', 'b').link('b', 'a');
    let state = successOf(startPlay(ring.build()));
    for (let step = 0; step < trailMaximum + 5; step++) {
      state = playReducer(ring.build(), state, next);
    }
    expect(state.trail).toHaveLength(trailMaximum);
    expect(state.history).toEqual(['a', 'b']);
  });

  test('P8: a restart clears history, trail and pause, and keeps the mode', () => {
    const state = after(
      atEnd,
      { type: 'setMode', mode: 'auto' },
      { type: 'setPaused', isPaused: true },
      { type: 'restart' },
    );
    expect(state).toEqual({ ...began, mode: 'auto' });
  });
});

describe('a story that has changed since', () => {
  const atRight = after(began, next, choose('fork.1'), follow('left>right'));
  const without = (...gone: string[]) => ({
    ...story,
    nodes: story.nodes.filter(({ id }) => !gone.includes(id)),
    connections: story.connections.filter(
      ({ fromNodeId, toNodeId }) => !gone.includes(fromNodeId) && !gone.includes(toNodeId),
    ),
  });

  test('P9: the reader stands at the last known node of the trail', () => {
    expect(playView(without('right'), atRight)).toMatchObject({
      node: { id: 'left' },
      position: 3,
      total: 5,
    });
    const moved = playReducer(without('right', 'left'), atRight, { type: 'back' });
    expect(moved).toMatchObject({ currentNodeId: 'start', history: ['start', 'fork'] });
  });

  test('P9: without any, at the start', () => {
    const view = playView(without('right'), { ...atRight, trail: [], history: ['right'] });
    expect(view).toMatchObject({ node: { id: 'start' }, position: 1 });
  });

  test('P12: resuming tells whether the node of the reader is still there', () => {
    expect(resumePlay(story, atRight)).toEqual({ state: atRight, isDisplaced: false });
    expect(resumePlay(without('right'), atRight)).toMatchObject({
      state: { currentNodeId: 'left' },
      isDisplaced: true,
    });
    expect(resumePlay(buildStory().build(), atRight)).toBeNull();
  });

  test('P9: with no start either, there is nothing to show', () => {
    const nothing = buildStory().build();
    expect(playView(nothing, atRight)).toBeNull();
    expect(playReducer(nothing, atRight, { type: 'restart' })).toBe(atRight);
  });

  test('P9: a node that became an end finishes the reading', () => {
    const nodes = story.nodes.map((node) =>
      node.id === 'right' ? { ...node, type: 'end' as const } : node,
    );
    expect(playReducer({ ...story, nodes }, atRight, tick).isFinished).toBe(true);
  });

  test('P8: a restart with the start gone changes nothing', () => {
    const startless = { ...story, startNodeId: null };
    expect(playReducer(startless, atRight, { type: 'restart' })).toBe(atRight);
  });

  test('P9: stored data is told from what is no state', () => {
    expect(isPlayState(JSON.parse(JSON.stringify(atRight)))).toBe(true);
    for (const data of [null, 7, {}, { ...atRight, mode: 'fast' }, { ...atRight, trail: [1] }]) {
      expect(isPlayState(data)).toBe(false);
    }
  });
});

describe('what lies ahead', () => {
  const nodesAhead = (state: PlayState, maximum = 9) =>
    viewsAhead(story, state, maximum).map(({ node }) => node.id);

  test('P13: the nodes one step away in the order of the ways, and no more than asked for', () => {
    const atFork = after(began, { type: 'next' });
    expect(nodesAhead(began)).toEqual(['fork']);
    expect(nodesAhead(atFork)).toEqual(['left', 'right']);
    expect(nodesAhead(atFork, 1)).toEqual(['left']);
    expect(nodesAhead({ ...began, currentNodeId: 'end' })).toEqual([]);
  });

  test('P13: a way to a node that is not there tells of nothing', () => {
    const torn = { ...story, nodes: story.nodes.filter(({ id }) => id !== 'left') };
    const atFork = after(began, { type: 'next' });
    expect(viewsAhead(torn, atFork, 9).map(({ node }) => node.id)).toEqual(['right']);
  });

  test('P13: a node that several ways lead to is told once', () => {
    const twice = buildStory()
      .node('start', 'start')
      .node('room', 'text')
      .choice('start', 'Войти', 'room')
      .choice('start', 'Всё равно войти', 'room')
      .build();
    expect(viewsAhead(twice, successOf(startPlay(twice)), 9)).toHaveLength(1);
  });
});
