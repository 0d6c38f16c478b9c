import { expect, test } from 'vitest';
import { countSnapshots } from './snapshots.ts';

test('a full build of Chromatic takes at most 600 snapshots', () => {
  const counted = countSnapshots();
  expect(counted.every(({ stories }) => stories > 0)).toBe(true);
  const sum = counted.reduce((all, { snapshots }) => all + snapshots, 0);
  expect(sum).toBeLessThanOrEqual(600);
});
