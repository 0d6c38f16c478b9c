import { expect, test } from 'vitest';
import { shortestPath } from '../queries/reachability.ts';
import { sampleStory } from '../testing/index.ts';
import { playReducer } from './playReducer.ts';
import { parsePlayState } from './playState.ts';
import { startPlayAt } from './startPlayAt.ts';

const path = shortestPath(sampleStory, 'sea') ?? [];

test('P16: play that starts at a node has the path there behind it', () => {
  const state = startPlayAt(sampleStory, { nodeId: 'sea', path });
  expect(parsePlayState(state)).toEqual(state);
  expect(state.history).toEqual(path);
  const back = playReducer(sampleStory, state, { type: 'back' });
  expect(back.currentNodeId).toBe(path.at(-2));
});

test('P16: without a path nothing lies behind', () => {
  const state = startPlayAt(sampleStory, { nodeId: 'sea' });
  expect(state.backStack).toEqual([]);
  expect(playReducer(sampleStory, state, { type: 'back' })).toEqual(state);
});
