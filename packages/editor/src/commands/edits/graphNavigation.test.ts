import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { navigateGraph } from './graphNavigation.ts';

const story = buildStory()
  .node('start', 'start', { position: { x: 0, y: 0 } })
  .node('fork', 'choice', { position: { x: 300, y: 0 } })
  .node('left', 'text', { position: { x: 600, y: 0 } })
  .node('right', 'text', { position: { x: 600, y: 300 } })
  .node('end', 'end', { position: { x: 900, y: 0 } })
  .node('island', 'text', { position: { x: 0, y: 600 } })
  .link('start', 'fork')
  .choice('fork', 'Налево', 'left')
  .choice('fork', 'Направо', 'right')
  .link('left', 'end')
  .link('right', 'end')
  .build();

test('onward goes along the first connection, back the way one came', () => {
  expect(navigateGraph(story, 'start', 'forward')).toBe('fork');
  expect(navigateGraph(story, 'fork', 'forward')).toBe('left');
  expect(navigateGraph(story, 'end', 'back', ['fork', 'right'])).toBe('right');
  expect(navigateGraph(story, 'end', 'back', [])).toBe('left');
});

test('up and down go between the connections of the node before', () => {
  expect(navigateGraph(story, 'left', 'next', ['fork'])).toBe('right');
  expect(navigateGraph(story, 'right', 'previous', ['fork'])).toBe('left');
  expect(navigateGraph(story, 'left', 'previous', ['fork'])).toBeNull();
});

test('where there is only one connection, up and down go to the nearest card', () => {
  expect(navigateGraph(story, 'start', 'next')).toBe('island');
  expect(navigateGraph(story, 'island', 'previous')).toBe('start');
});

test('at an end, and for a node that is gone, there is nowhere to go', () => {
  expect(navigateGraph(story, 'end', 'forward')).toBeNull();
  expect(navigateGraph(story, 'ghost', 'forward')).toBeNull();
});
