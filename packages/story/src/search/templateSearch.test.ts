import { expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { storyStatistics } from '../statistics/storyStatistics.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { findInStory } from './findInStory.ts';
import { replaceInStory } from './replaceInStory.ts';

const content = 'золото и {золото}: {если золото > 3: золото есть | иначе: нет золота}';
const plain = buildStory().node('a', 'start', { title: '', content }).build();
const story: StoryDocument = {
  ...plain,
  variables: [{ id: 'v', name: 'золото', type: 'number', initial: 0, note: '' }],
};

test('F11: only text that readers may see is found and replaced', () => {
  const matches = successOf(findInStory(story, 'золото'));
  expect(matches.map(({ start, end }) => content.slice(start, end + 5))).toEqual([
    'золото и {з',
    'золото есть',
  ]);
  const all = successOf(findInStory(plain, 'золото'));
  expect(all).toHaveLength(4);
  const replaced = successOf(replaceInStory(story, all, 'серебро', { query: 'золото' })).story;
  expect(replaced.nodes[0]?.content).toBe(
    'серебро и {золото}: {если золото > 3: серебро есть | иначе: нет золота}',
  );
});

test('F11: what crosses a brace or is a keyword is no match', () => {
  const queries = ['и {', 'иначе', '{', 'если', 'есть | иначе'];
  expect(queries.filter((query) => successOf(findInStory(story, query)).length > 0)).toEqual([]);
});

test('S1: words of all branches count, what stands in braces for the machine does not', () => {
  expect(storyStatistics(story).words).toBe(6);
  expect(storyStatistics(plain).words).toBe(11);
});
