import type { TagListQuery } from '@dreamfork/api-client';

/** The tags that stand above the list of stories. */
export const popularTags: TagListQuery = { limit: 10 };
