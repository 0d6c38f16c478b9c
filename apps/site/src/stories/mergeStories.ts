import type { StorySort, StorySummary } from '@dreamfork/api-client';
import { inStoryOrder } from './storyOrder.ts';

export type MergeOptions = {
  /** @default 'recent' */
  sort?: StorySort;
  /** Whether more public stories are to come after these. @default false */
  hasMore?: boolean;
};

/**
 * Public and own stories as one list, each id once, the owner's view of it first. Public ones stay in the
 * order of the server; own ones take their places among them, or wait until their place has come.
 */
export function mergeStories(
  publicStories: readonly StorySummary[],
  ownStories: readonly StorySummary[],
  { sort = 'recent', hasMore = false }: MergeOptions = {},
): StorySummary[] {
  const inOrder = inStoryOrder(sort);
  const own = new Map(ownStories.map((story) => [story.id, story]));
  const shared = publicStories.map((story) => own.get(story.id) ?? story);
  for (const { id } of publicStories) own.delete(id);

  const waiting = [...own.values()].sort(inOrder);
  const merged = shared.flatMap((story) => {
    const place = waiting.findIndex((one) => inOrder(one, story) >= 0);
    const before = waiting.splice(0, place < 0 ? waiting.length : place);
    return [...before, story];
  });
  return hasMore ? merged : [...merged, ...waiting];
}
