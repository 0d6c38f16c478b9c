import { describe, expect, test } from 'vitest';
import {
  emptyFilter,
  isFiltered,
  readStoryFilter,
  storiesAddress,
  storyListQuery,
  writeStoryFilter,
} from './storyFilter.ts';

const read = (query: string) => readStoryFilter(new URLSearchParams(query));

describe('the filter of a list of stories in its address', () => {
  test.each([
    ['', ''],
    ['q=%D0%BC%D0%B0%D1%8F%D0%BA+', 'q=%D0%BC%D0%B0%D1%8F%D0%BA+'],
    [
      'sort=popular&tag=%D0%BC%D0%BE%D1%80%D0%B5&category=detective',
      'category=detective&tag=%D0%BC%D0%BE%D1%80%D0%B5&sort=popular',
    ],
    ['sort=recent', ''],
  ])('«%s» is read and written again', (query, written) => {
    expect(writeStoryFilter(read(query)).toString()).toBe(written);
  });

  test.each(['sort=<script>', 'category=nonsense', `tag=${'x'.repeat(40)}`, 'tag=%20'])(
    '«%s» is ignored',
    (query) => {
      expect(read(query)).toEqual(emptyFilter);
    },
  );

  test('a trailing space is kept in the address and left out of the request', () => {
    const filter = read('q=маяк%20');
    expect(filter.search).toBe('маяк ');
    expect(storyListQuery(filter).searchTerm).toBe('маяк');
  });

  test('the order alone filters nothing', () => {
    expect(isFiltered(read('sort=title'))).toBe(false);
    expect(isFiltered(read('q=%20'))).toBe(false);
    expect(isFiltered(read('q=кит'))).toBe(true);
  });

  test('links have the shortest address', () => {
    expect(storiesAddress('/stories', {})).toBe('/stories');
    expect(storiesAddress('/stories', { category: 'learning' })).toBe('/stories?category=learning');
  });
});
