import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { after, began, choose, follow, next, story, tick } from '../testing/playSteps.ts';
import { playReducer } from './playReducer.ts';
import { type PlayState, parsePlayState } from './playState.ts';
import { nextViews, playView } from './playView.ts';
import { resumePlay } from './resumePlay.ts';
import { startPlay } from './startPlay.ts';

describe('a story that changed after the state was stored', () => {
  const atRight = after(began, next, choose('fork.1'), follow('left>right'));
  const without = (...gone: string[]) => ({
    ...story,
    nodes: story.nodes.filter(({ id }) => !gone.includes(id)),
    connections: story.connections.filter(
      ({ fromNodeId, toNodeId }) => !gone.includes(fromNodeId) && !gone.includes(toNodeId),
    ),
  });

  test('P9: the reader is at the last known node of the back stack', () => {
    expect(playView(without('right'), atRight)).toMatchObject({
      node: { id: 'left' },
      position: 3,
      total: 5,
    });
    const moved = playReducer(without('right', 'left'), atRight, { type: 'back' });
    expect(moved).toMatchObject({ currentNodeId: 'start', history: ['start', 'fork'] });
  });

  test('P9: without a known node, the reader is at the start', () => {
    const view = playView(without('right'), { ...atRight, backStack: [], history: ['right'] });
    expect(view).toMatchObject({ node: { id: 'start' }, position: 1 });
  });

  test('P12: resuming reports whether the node of the reader still exists', () => {
    expect(resumePlay(story, atRight)).toEqual({ state: atRight, isDisplaced: false });
    expect(resumePlay(without('right'), atRight)).toMatchObject({
      state: { currentNodeId: 'left' },
      isDisplaced: true,
    });
    expect(resumePlay(buildStory().build(), atRight)).toBeNull();
  });

  test('P9: without a start there is no view', () => {
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

  test('P8: a restart without a start node changes nothing', () => {
    const startless = { ...story, startNodeId: null };
    expect(playReducer(startless, atRight, { type: 'restart' })).toBe(atRight);
  });

  test('P9: stored data that is not a state is refused', () => {
    expect(parsePlayState(JSON.parse(JSON.stringify(atRight)))).toEqual(atRight);
    const wrongMode = { ...atRight, mode: 'fast' };
    for (const data of [null, 7, {}, wrongMode, { ...atRight, backStack: [1] }]) {
      expect(parsePlayState(data)).toBeNull();
    }
  });

  test('P9: a state stored by an earlier version keeps its back stack', () => {
    const { backStack: trail, ...rest } = atRight;
    expect(parsePlayState({ ...rest, trail })).toEqual(atRight);
    expect(parsePlayState({ ...rest, trail: [1] })).toBeNull();
  });
});

describe('nextViews', () => {
  const nodesAhead = (state: PlayState, maximum = 9) =>
    nextViews(story, state, maximum).map(({ node }) => node.id);

  test('P13: the nodes one step away in the order of the connections, at most the given number', () => {
    const atFork = after(began, { type: 'next' });
    expect(nodesAhead(began)).toEqual(['fork']);
    expect(nodesAhead(atFork)).toEqual(['left', 'right']);
    expect(nodesAhead(atFork, 1)).toEqual(['left']);
    expect(nodesAhead({ ...began, currentNodeId: 'end' })).toEqual([]);
  });

  test('P13: a missing node has no view', () => {
    const torn = { ...story, nodes: story.nodes.filter(({ id }) => id !== 'left') };
    const atFork = after(began, { type: 'next' });
    expect(nextViews(torn, atFork, 9).map(({ node }) => node.id)).toEqual(['right']);
  });

  test('P13: a node that several connections lead to has one view', () => {
    const twice = buildStory()
      .node('start', 'start')
      .node('room', 'text')
      .choice('start', 'Войти', 'room')
      .choice('start', 'Всё равно войти', 'room')
      .build();
    expect(nextViews(twice, successOf(startPlay(twice)), 9)).toHaveLength(1);
  });
});
