import type { StorySummary } from '@dreamfork/api-client';

export type StoryStatus = 'published' | 'unpublished' | 'draft' | 'unknown';

/** The publication status; unknown where the server does not say whether the story is public. */
export function storyStatus({
  isPublic,
  unpublishedReason,
}: Partial<Pick<StorySummary, 'isPublic' | 'unpublishedReason'>>): StoryStatus {
  if (isPublic === undefined) return 'unknown';
  if (isPublic) return 'published';
  return unpublishedReason === undefined ? 'draft' : 'unpublished';
}
