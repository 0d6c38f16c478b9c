import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { canBeInserted } from './sceneParts.ts';
import { sceneOf } from './testing.ts';

const story = buildStory('Пути')
  .node('start', 'start')
  .node('reached', 'text')
  .node('passed', 'text')
  .node('half', 'choice')
  .node('full', 'choice')
  .node('end', 'end')
  .link('start', 'reached')
  .link('passed', 'end')
  .choice('half', 'Дальше', 'end')
  .choice('half', 'Никуда')
  .choice('full', 'Дальше', 'end')
  .build();

test.each([
  ['start', false],
  ['reached', true],
  ['passed', false],
  ['half', true],
  ['full', false],
  ['end', false],
])('%s can be inserted into a connection: %s', (id, expected) => {
  const node = sceneOf(story).nodes.get(id);
  expect(node && canBeInserted(node)).toBe(expected);
});
