import { expect, test } from 'vitest';
import { storyStatus } from './storyStatus.ts';

const unpublishedReason = 'Чужой текст';

test.each([
  [{}, 'unknown'],
  [{ isPublic: false }, 'draft'],
  [{ isPublic: true }, 'published'],
  [{ isPublic: false, unpublishedReason }, 'unpublished'],
  [{ isPublic: true, unpublishedReason }, 'published'],
])('%o is %s', (story, status) => {
  expect(storyStatus(story)).toBe(status);
});
