import { describe, expect, test } from 'vitest';
import { testSummary as story } from '../testing/testSummary.ts';
import { countFigures } from './useFigures.ts';

describe('figures counted on the client', () => {
  test('are sums', () => {
    const stories = [
      story('a', { viewCount: 5, choiceCount: 7 }),
      story('b', { viewCount: 1, choiceCount: 2, isPublic: false }),
    ];
    expect(countFigures(stories)).toMatchObject({
      totalStories: 2,
      publishedStories: 1,
      viewCount: 6,
      choiceCount: 9,
    });
    expect(countFigures([])).toMatchObject({ totalStories: 0, viewCount: 0, recent: [] });
  });

  test('contain the three stories that were changed last', () => {
    const days = ['03', '11', '07', '19'];
    const stories = days.map((day) => story(day, { updatedAt: `2026-11-${day}T00:00:00.000Z` }));
    expect(countFigures(stories).recent.map(({ id }) => id)).toEqual(['19', '11', '07']);
  });
});
