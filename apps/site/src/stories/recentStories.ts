import type { StorySummary } from '@dreamfork/api-client';

const recentCount = 3;

/** The stories that were changed last. */
export const recentStories = (stories: readonly StorySummary[]): StorySummary[] =>
  [...stories]
    .sort((left, right) => right.updatedAt.localeCompare(left.updatedAt))
    .slice(0, recentCount);
