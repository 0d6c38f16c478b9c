import { parsePlayState, playReducer, shortestPath } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { previewState } from './previewState.ts';

const path = shortestPath(sampleStory, 'sea') ?? [];

test('a preview from a node stands there, with the way behind it', () => {
  const state = previewState(sampleStory, { startNodeId: 'sea', path });
  expect(parsePlayState(state)).toEqual(state);
  expect(state.history).toEqual(path);
  const back = playReducer(sampleStory, state, { type: 'back' });
  expect(back.currentNodeId).toBe(path.at(-2));
});

test('where no way leads there, nothing lies behind', () => {
  const state = previewState(sampleStory, { startNodeId: 'sea' });
  expect(state.backStack).toEqual([]);
  expect(playReducer(sampleStory, state, { type: 'back' })).toEqual(state);
});
