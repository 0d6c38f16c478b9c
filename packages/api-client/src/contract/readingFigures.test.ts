import { expect, test } from 'vitest';
import { durationBucket, lastDays, medianDuration } from './readingFigures.ts';

test.each([
  [[0], 0],
  [[60], 60],
  [[10, 300, 4000], 300],
  [[10, 300, 310, 4000], 300],
  [[86_400], 86_400],
])('the median of %j is %d seconds, within 5 %%', (durations, expected) => {
  const median = medianDuration(
    durations.map((seconds) => ({ bucket: durationBucket(seconds), count: 1 })),
  );
  expect(Math.abs((median ?? -1) - expected)).toBeLessThanOrEqual(expected * 0.05);
});

test('without durations there is no median', () => {
  expect(medianDuration([])).toBeNull();
});

test('the last days end with today and have no gap', () => {
  const days = lastDays(Date.UTC(2026, 2, 1, 12), () => ({ starts: 0, completions: 0 }));
  expect(days).toHaveLength(30);
  expect(days[0]?.day).toBe('2026-01-31');
  expect(days.slice(-2).map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01']);
});
