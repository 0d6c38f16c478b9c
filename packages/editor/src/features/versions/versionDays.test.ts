import { expect, test } from 'vitest';
import type { StoryVersion } from '../../services/index.ts';
import { relativeDay, versionDays } from './versionDays.ts';

const version = (number: number, savedAt: Date): StoryVersion => ({
  version: number,
  name: null,
  savedAt: savedAt.toISOString(),
  title: 'Маяк',
  nodeCount: 1,
  connectionCount: 0,
});

test('versions are grouped by day, newest first', () => {
  const days = versionDays([
    version(4, new Date(2026, 10, 21, 0, 5)),
    version(3, new Date(2026, 10, 20, 23, 59)),
    version(2, new Date(2026, 10, 20, 8)),
    version(1, new Date(2025, 10, 20, 8)),
  ]);
  expect(days.map(({ versions }) => versions.map((item) => item.version))).toEqual([
    [4],
    [3, 2],
    [1],
  ]);
});

test('today and yesterday are named, also across the turn of a month', () => {
  const now = new Date(2026, 10, 1, 0, 30);
  expect(relativeDay(new Date(2026, 10, 1, 23), now)).toBe('today');
  expect(relativeDay(new Date(2026, 9, 31, 1), now)).toBe('yesterday');
  expect(relativeDay(new Date(2026, 9, 30, 23), now)).toBeNull();
});
