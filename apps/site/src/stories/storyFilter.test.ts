import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  readStoryFilter,
  storiesAddress,
  storyListQuery,
  wholeList,
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
    '«%s» asks for nothing',
    (query) => {
      expect(read(query)).toEqual(wholeList);
    },
  );

  test('a space at the end is kept in the address and left out of the question', () => {
    const filter = read('q=маяк%20');
    expect(filter.search).toBe('маяк ');
    expect(storyListQuery(filter).searchTerm).toBe('маяк');
  });

  test('order alone narrows nothing', () => {
    expect(isNarrowed(read('sort=title'))).toBe(false);
    expect(isNarrowed(read('q=%20'))).toBe(false);
    expect(isNarrowed(read('q=кит'))).toBe(true);
  });

  test('links lead to the shortest address', () => {
    expect(storiesAddress({})).toBe('/stories');
    expect(storiesAddress({ category: 'learning' })).toBe('/stories?category=learning');
  });
});
