import type { StorySummary } from '@dreamfork/api-client';
import { describe, expect, test } from 'vitest';
import { testSummary as story } from '../testing/testSummary.ts';
import { filterStories, mergeStories } from './arrangeStories.ts';
import { emptyFilter, type StoryFilter } from './storyFilter.ts';

const ids = (stories: StorySummary[]) => stories.map(({ id }) => id);

describe('merging public and own stories', () => {
  const created = (id: string, day: string, summary: Partial<StorySummary> = {}) =>
    story(id, { createdAt: `2026-11-${day}T00:00:00.000Z`, ...summary });

  test('a story in both lists appears once, as the copy of its owner', () => {
    const merged = mergeStories([story('a', { viewCount: 1 })], [story('a', { viewCount: 2 })]);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.viewCount).toBe(2);
  });

  test('own stories are inserted by date', () => {
    const merged = mergeStories(
      [created('new', '19'), created('middle', '10'), created('old', '01')],
      [
        created('first', '20'),
        created('between', '12'),
        created('last', '01', { isPublic: false }),
      ],
    );
    expect(ids(merged)).toEqual(['first', 'new', 'between', 'middle', 'old', 'last']);
  });

  test('own stories after the last loaded public one are left out until it is loaded', () => {
    const loaded = [created('new', '19'), created('middle', '10')];
    const own = [created('between', '12'), created('ancient', '01')];
    expect(ids(mergeStories(loaded, own, { hasMore: true }))).toEqual(['new', 'between', 'middle']);
    expect(ids(mergeStories(loaded, own))).toEqual(['new', 'between', 'middle', 'ancient']);
  });

  test('public stories keep the order of the server, own ones are inserted by it', () => {
    const shelf = [story('b', { title: 'Ёлка' }), story('a', { title: 'Маяк' })];
    const own = [story('o', { title: 'Жук', isPublic: false })];
    expect(ids(mergeStories(shelf, own, { sort: 'title' }))).toEqual(['b', 'o', 'a']);
    const liked = [story('x', { likeCount: 9 }), story('y', { likeCount: 2 })];
    const mine = [story('m', { likeCount: 5 })];
    expect(ids(mergeStories(liked, mine, { sort: 'liked' }))).toEqual(['x', 'm', 'y']);
  });
});

describe('filtering on the client', () => {
  const stories = [
    story('a', { title: 'Маяк на краю карты', tags: ['Море'], category: 'adventure' }),
    story('b', { description: 'Ёлка и маяк', viewCount: 5 }),
    story('c', { authorName: 'Борис', tags: ['Город'] }),
  ];
  const found = (filter: Partial<StoryFilter>) =>
    ids(filterStories(stories, { ...emptyFilter, ...filter })).sort();

  test.each([
    ['', ['a', 'b', 'c']],
    ['МАЯК', ['a', 'b']],
    ['маяк карт', ['a']],
    ['елка', ['b']],
    ['борис', ['c']],
    ['мор', ['a']],
    ['кит', []],
  ])('«%s» finds %j', (search, expected) => {
    expect(found({ search })).toEqual(expected);
  });

  test('by tag and category', () => {
    expect(found({ tag: 'море' })).toEqual(['a']);
    expect(found({ category: 'adventure' })).toEqual(['a']);
    expect(found({ tag: 'город', category: 'adventure' })).toEqual([]);
  });

  test('in the selected order', () => {
    expect(ids(filterStories(stories, { ...emptyFilter, sort: 'popular' }))[0]).toBe('b');
  });
});
