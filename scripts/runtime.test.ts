import { expect, it } from 'vitest';

it('runs on the Node that the workspace pins, not on the one of the machine', () => {
  expect(process.versions.node.split('.')[0]).toBe('24');
});
