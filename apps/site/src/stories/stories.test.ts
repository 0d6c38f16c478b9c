import type { StorySummary } from '@dreamfork/api-client';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figuresOf.ts';
import { filterStories } from './filterStories.ts';
import { mergeStories } from './mergeStories.ts';
import { type StoryFilter, wholeList } from './storyFilter.ts';

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
  tags: [],
  category: null,
  wordCount: 0,
  readingMinutes: 0,
  likeCount: 0,
  commentCount: 0,
  isLiked: false,
  isOwn: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...facts,
});

const ids = (stories: StorySummary[]) => stories.map(({ id }) => id);

describe('merging public and own stories', () => {
  const created = (id: string, day: string, facts: Partial<StorySummary> = {}) =>
    story(id, { createdAt: `2026-11-${day}T00:00:00.000Z`, ...facts });

  test('a story in both lists stands once, as its owner sees it', () => {
    const merged = mergeStories([story('a', { viewCount: 1 })], [story('a', { viewCount: 2 })]);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.viewCount).toBe(2);
  });

  test('own stories take their places by date', () => {
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

  test('own stories wait until their place among the public ones has come', () => {
    const loaded = [created('new', '19'), created('middle', '10')];
    const own = [created('between', '12'), created('ancient', '01')];
    expect(ids(mergeStories(loaded, own, { hasMore: true }))).toEqual(['new', 'between', 'middle']);
    expect(ids(mergeStories(loaded, own))).toEqual(['new', 'between', 'middle', 'ancient']);
  });

  test('public stories stay in the order of the server, own ones follow the same order', () => {
    const shelf = [story('b', { title: 'Ёлка' }), story('a', { title: 'Маяк' })];
    const own = [story('o', { title: 'Жук', isPublic: false })];
    expect(ids(mergeStories(shelf, own, { sort: 'title' }))).toEqual(['b', 'o', 'a']);
    const liked = [story('x', { likeCount: 9 }), story('y', { likeCount: 2 })];
    const mine = [story('m', { likeCount: 5 })];
    expect(ids(mergeStories(liked, mine, { sort: 'liked' }))).toEqual(['x', 'm', 'y']);
  });
});

describe('narrowing a list that the server does not narrow', () => {
  const stories = [
    story('a', { title: 'Маяк на краю карты', tags: ['Море'], category: 'adventure' }),
    story('b', { description: 'Ёлка и маяк', viewCount: 5 }),
    story('c', { authorName: 'Борис', tags: ['Город'] }),
  ];
  const found = (filter: Partial<StoryFilter>) =>
    ids(filterStories(stories, { ...wholeList, ...filter })).sort();

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

  test('in the order that is asked for', () => {
    expect(ids(filterStories(stories, { ...wholeList, sort: 'popular' }))[0]).toBe('b');
  });
});

describe('figures counted over the stories', () => {
  test('are sums', () => {
    const stories = [
      story('a', { viewCount: 5, choiceCount: 7 }),
      story('b', { viewCount: 1, choiceCount: 2, isPublic: false }),
    ];
    expect(figuresOf(stories)).toMatchObject({
      totalStories: 2,
      publishedStories: 1,
      viewCount: 6,
      choiceCount: 9,
    });
    expect(figuresOf([])).toMatchObject({ totalStories: 0, viewCount: 0, recent: [] });
  });

  test('hold the three stories that were changed last', () => {
    const days = ['03', '11', '07', '19'];
    const stories = days.map((day) => story(day, { updatedAt: `2026-11-${day}T00:00:00.000Z` }));
    expect(ids(figuresOf(stories).recent)).toEqual(['19', '11', '07']);
  });
});
