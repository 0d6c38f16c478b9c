import type { StorySummary } from '@dreamfork/api-client';

export type StoryTotals = { stories: number; published: number; views: number; choices: number };

/** The figures of the dashboard, summed over an author's stories. */
export function storyTotals(stories: readonly StorySummary[]): StoryTotals {
  return stories.reduce(
    (totals, story) => ({
      stories: totals.stories + 1,
      published: totals.published + (story.isPublic ? 1 : 0),
      views: totals.views + story.viewCount,
      choices: totals.choices + story.choiceCount,
    }),
    { stories: 0, published: 0, views: 0, choices: 0 },
  );
}
