import type { StoryListResponse, StorySummary } from '@dreamfork/api-client';
import {
  type Edit,
  edit,
  ownFigures,
  ownStories,
  publicStories,
  storyCard,
} from '@dreamfork/api-client/hooks';

type Change = (story: StorySummary) => StorySummary;

const inLists = (change: (list: StoryListResponse) => StoryListResponse): Edit[] => [
  edit(publicStories, change),
  edit(ownStories, change),
];

/** How everything kept looks once a story is another. */
export function storyChanged(id: string, change: Change): Edit[] {
  const changed: Change = (story) => (story.id === id ? change(story) : story);
  return [
    ...inLists((list) => ({ ...list, stories: list.stories.map(changed) })),
    edit(ownFigures, (figures) => ({ ...figures, recent: figures.recent.map(changed) })),
    edit(storyCard, changed),
  ];
}

/** How everything kept looks once a story is gone. */
export function storyGone({ id, isPublic }: StorySummary): Edit[] {
  const others = (stories: readonly StorySummary[]) => stories.filter((story) => story.id !== id);
  return [
    ...inLists((list) => {
      const stories = others(list.stories);
      const gone = list.stories.length - stories.length;
      return { ...list, stories, total: Math.max(0, list.total - gone) };
    }),
    edit(ownFigures, (figures) => ({
      ...figures,
      totalStories: Math.max(0, figures.totalStories - 1),
      publishedStories: Math.max(0, figures.publishedStories - (isPublic ? 1 : 0)),
      recent: others(figures.recent),
    })),
  ];
}

/** Everything kept that tells of one's own stories. */
export const ownStoryAnswers = [publicStories, ownStories, ownFigures];
