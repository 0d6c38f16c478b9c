import { startPlay, startPlayAt } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { previewOptions } from './previewOptions.ts';

const onVisit = vi.fn<(visit: { nodeId: string }) => void>();
const request = { document: sampleStory, onVisit, onClose: () => undefined };
const [first, second] = sampleStory.nodes.map(({ id }) => id) as [string, string];

test('a preview from the start lets the player begin', () => {
  const { player } = previewOptions(request);
  expect(player).toMatchObject({ story: sampleStory, presentation: 'overlay' });
  expect(player).not.toHaveProperty('initialState');
});

test('a preview from a node begins there, with the path behind the reader', () => {
  const { player } = previewOptions({ ...request, startNodeId: second, path: [first, second] });
  expect(player.initialState).toMatchObject({ currentNodeId: second, backStack: [first] });
});

test('a preview of a reading shows where that reader is', () => {
  const state = startPlayAt(sampleStory, { nodeId: second, path: [first, second] });
  expect(previewOptions({ ...request, state }).player.initialState).toBe(state);
});

test('a preview beside the panel of values shows the state of the editor', () => {
  const started = startPlay(sampleStory);
  if (!started.ok) throw new Error('The story begins.');
  const play = { state: started.value, onStateChange: () => undefined };
  expect(previewOptions({ ...request, play }).player).toMatchObject({
    presentation: 'page',
    ...play,
  });
});

test('the visited nodes are told to the canvas, other events are not', () => {
  const { player } = previewOptions(request);
  player.onEvent({ type: 'start', nodeId: first });
  player.onEvent({ type: 'enterNode', nodeId: second });
  player.onEvent({ type: 'end', nodeId: second });
  player.onEvent({ type: 'error' });
  expect(onVisit.mock.calls).toEqual([[{ nodeId: first }], [{ nodeId: second }]]);
});
