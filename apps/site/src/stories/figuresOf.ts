import type { OwnFigures, StorySummary } from '@dreamfork/api-client';

const recentCount = 3;

const sum = (stories: readonly StorySummary[], of: (story: StorySummary) => number): number =>
  stories.reduce((total, story) => total + of(story), 0);

/** The figures of the dashboard, counted over all of an author's stories. */
export const figuresOf = (stories: readonly StorySummary[]): OwnFigures => ({
  totalStories: stories.length,
  publishedStories: stories.filter(({ isPublic }) => isPublic).length,
  viewCount: sum(stories, ({ viewCount }) => viewCount),
  choiceCount: sum(stories, ({ choiceCount }) => choiceCount),
  recent: stories
    .toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt))
    .slice(0, recentCount),
});
