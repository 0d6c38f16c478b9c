import type { StorySummary } from '@dreamfork/api-client';

/** Public and own stories as one list: each id once, the owner's view of it first, newest first. */
export function mergeStories(
  publicStories: readonly StorySummary[],
  ownStories: readonly StorySummary[],
): StorySummary[] {
  const byId = new Map(publicStories.map((story) => [story.id, story]));
  for (const story of ownStories) byId.set(story.id, story);
  return [...byId.values()].sort((left, right) => right.createdAt.localeCompare(left.createdAt));
}
