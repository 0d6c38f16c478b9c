import {
  type RouteData,
  routes,
  type StoryListResponse,
  type StorySummary,
} from '@dreamfork/api-client';
import { type OptimisticUpdate, optimisticUpdate } from '@dreamfork/api-client/hooks';

type Change = (story: StorySummary) => StorySummary;

const inLists = (change: (list: StoryListResponse) => StoryListResponse): OptimisticUpdate[] => [
  optimisticUpdate(routes.stories.listPublic, change),
  optimisticUpdate(routes.stories.listOwn, change),
];

/** Optimistic updates of all cached queries for a changed story. */
export function storyChanged(id: string, change: Change): OptimisticUpdate[] {
  const changed: Change = (story) => (story.id === id ? change(story) : story);
  return [
    ...inLists((list) => ({ ...list, stories: list.stories.map(changed) })),
    optimisticUpdate(routes.ownStories.figures, (figures) => ({
      ...figures,
      recent: figures.recent.map(changed),
    })),
    optimisticUpdate(routes.stories.card, changed),
  ];
}

/** Optimistic updates of all cached queries for a deleted story. */
export function storyRemoved({ id, isPublic }: StorySummary): OptimisticUpdate[] {
  const others = (stories: readonly StorySummary[]) => stories.filter((story) => story.id !== id);
  return [
    ...inLists((list) => {
      const stories = others(list.stories);
      const removed = list.stories.length - stories.length;
      return { ...list, stories, total: Math.max(0, list.total - removed) };
    }),
    optimisticUpdate(routes.ownStories.figures, (figures) => ({
      ...figures,
      totalStories: Math.max(0, figures.totalStories - 1),
      publishedStories: Math.max(0, figures.publishedStories - (isPublic ? 1 : 0)),
      recent: others(figures.recent),
    })),
  ];
}

/** The queries that contain own stories. */
export const ownStoryQueries: readonly RouteData[] = [
  routes.stories.listPublic,
  routes.stories.listOwn,
  routes.ownStories.figures,
];
