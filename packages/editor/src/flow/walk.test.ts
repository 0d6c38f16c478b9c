import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { walk } from './walk.ts';

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

test('onward goes the first way out, back the way one came', () => {
  expect(walk(story, 'start', 'on')).toBe('fork');
  expect(walk(story, 'fork', 'on')).toBe('left');
  expect(walk(story, 'end', 'back', ['fork', 'right'])).toBe('right');
  expect(walk(story, 'end', 'back', [])).toBe('left');
});

test('up and down go between the ways out of the node before', () => {
  expect(walk(story, 'left', 'next', ['fork'])).toBe('right');
  expect(walk(story, 'right', 'previous', ['fork'])).toBe('left');
  expect(walk(story, 'left', 'previous', ['fork'])).toBeNull();
});

test('where there is only one way, up and down go to the nearest card', () => {
  expect(walk(story, 'start', 'next')).toBe('island');
  expect(walk(story, 'island', 'previous')).toBe('start');
});

test('at an end, and for a node that is gone, there is nowhere to go', () => {
  expect(walk(story, 'end', 'on')).toBeNull();
  expect(walk(story, 'ghost', 'on')).toBeNull();
});
