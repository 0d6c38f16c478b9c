import type { StorySummary } from '@dreamfork/api-client';
import { describe, expect, test } from 'vitest';
import { filterStories } from './filterStories.ts';
import { mergeStories } from './mergeStories.ts';
import { recentStories } from './recentStories.ts';
import { storyTotals } from './storyTotals.ts';

const story = (id: string, facts: Partial<StorySummary> = {}): StorySummary => ({
  id,
  title: `История ${id}`,
  description: '',
  isPublic: true,
  version: 1,
  authorName: 'Анна',
  coverUrl: null,
  nodeCount: 3,
  endCount: 1,
  viewCount: 0,
  choiceCount: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...facts,
});

const ids = (stories: StorySummary[]) => stories.map(({ id }) => id);

describe('merging public and own stories', () => {
  test('a story in both lists stands once, as its owner sees it', () => {
    const merged = mergeStories([story('a', { viewCount: 1 })], [story('a', { viewCount: 2 })]);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.viewCount).toBe(2);
  });

  test('the newest come first', () => {
    const merged = mergeStories(
      [story('old', { createdAt: '2026-01-01T00:00:00.000Z' })],
      [story('new', { createdAt: '2026-11-19T00:00:00.000Z' }), story('middle')],
    );
    expect(ids(merged)).toEqual(['new', 'middle', 'old']);
  });
});

describe('searching stories', () => {
  const stories = [
    story('a', { title: 'Маяк на краю карты' }),
    story('b', { description: 'Ёлка и маяк' }),
    story('c', { authorName: 'Борис' }),
  ];

  test.each([
    ['', ['a', 'b', 'c']],
    ['МАЯК', ['a', 'b']],
    ['маяк карт', ['a']],
    ['елка', ['b']],
    ['борис', ['c']],
    ['кит', []],
  ])('«%s» finds %j', (search, found) => {
    expect(ids(filterStories(stories, search))).toEqual(found);
  });
});

test('the figures are sums over the stories', () => {
  const stories = [
    story('a', { viewCount: 5, choiceCount: 7 }),
    story('b', { viewCount: 1, choiceCount: 2, isPublic: false }),
  ];
  expect(storyTotals(stories)).toEqual({ stories: 2, published: 1, views: 6, choices: 9 });
  expect(storyTotals([])).toEqual({ stories: 0, published: 0, views: 0, choices: 0 });
});

test('the three stories changed last are recent', () => {
  const days = ['03', '11', '07', '19'];
  const stories = days.map((day) => story(day, { updatedAt: `2026-11-${day}T00:00:00.000Z` }));
  expect(ids(recentStories(stories))).toEqual(['19', '11', '07']);
});
