import { type ApiError, type OwnFigures, routes, type StorySummary } from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import { useLibraryHost } from '../host.tsx';

const recentCount = 3;

const sum = (stories: readonly StorySummary[], of: (story: StorySummary) => number): number =>
  stories.reduce((total, story) => total + of(story), 0);

/** Counts the figures of the dashboard over all stories of an author. */
export const countFigures = (stories: readonly StorySummary[]): OwnFigures => ({
  totalStories: stories.length,
  publishedStories: stories.filter(({ isPublic }) => isPublic).length,
  viewCount: sum(stories, ({ viewCount }) => viewCount),
  choiceCount: sum(stories, ({ choiceCount }) => choiceCount),
  recent: stories
    .toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt))
    .slice(0, recentCount),
});

export type Figures = {
  figures: OwnFigures | undefined;
  error: ApiError | undefined;
  retry: () => void;
};

/** The author's figures from the server; counted on the client where the server has none. */
export function useFigures(): Figures {
  const { user } = useLibraryHost();
  const isPlain = useFeature('storyQueries') === false;
  const counted = useQuery(routes.ownStories.figures, !isPlain ? {} : null);
  const list = useQuery(routes.stories.listOwn, isPlain && user !== null ? {} : null);
  const answer = isPlain ? list : counted;
  return {
    figures: isPlain ? list.data && countFigures(list.data.stories) : counted.data,
    error: answer.error,
    retry: () => void answer.mutate(),
  };
}
