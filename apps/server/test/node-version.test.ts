import { expect, test } from 'vitest';

test('everything runs on the pinned Node, not on the one the machine happens to have', () => {
  expect(process.versions.node.split('.')[0]).toBe('24');
});
