import type { ApiError, StorySummary } from '@dreamfork/api-client';
import { publicStoryPages, useOwnStories, usePages } from '@dreamfork/api-client/hooks';
import { useMemo } from 'react';
import { useCurrentUser } from '../session/SessionContext.tsx';
import { filterStories } from './filterStories.ts';
import { mergeStories } from './mergeStories.ts';
import { ownListQuery, type StoryFilter, storyListQuery } from './storyFilter.ts';
import { useFeature } from './useFeature.ts';
import { useShownCount } from './useShownCount.ts';

export type StoryList = {
  /** Undefined while nothing is known. */
  stories: readonly StorySummary[] | undefined;
  total: number;
  isTotalExact: boolean;
  /** What is shown belongs to another filter, and the list of this one is on its way. */
  isChanging: boolean;
  /** What is shown may have changed since: asking again failed. */
  isStale: boolean;
  publicError: ApiError | undefined;
  ownError: ApiError | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: ApiError | undefined;
  loadMore: () => void;
  retry: () => void;
};

/** Public stories and one's own as one list, narrowed and ordered by the server where it can. */
export function useStoryList(filter: StoryFilter): StoryList {
  const user = useCurrentUser();
  const [shown, rememberShown] = useShownCount();
  const isPlain = useFeature('storyQueries') === false;
  const publicList = usePages(publicStoryPages, isPlain ? {} : storyListQuery(filter), {
    keepPreviousData: true,
    atLeast: shown,
  });
  const ownList = useOwnStories(isPlain ? {} : ownListQuery(filter), {
    enabled: user !== null,
    keepPreviousData: true,
  });
  const { data, hasMore } = publicList;
  const ownStories = ownList.data?.stories;
  const own = useMemo(() => ownStories?.map((story) => ({ ...story, isOwn: true })), [ownStories]);

  const stories = useMemo(() => {
    if (!data) return undefined;
    const merged = mergeStories(data.stories, own ?? [], { sort: filter.sort, hasMore });
    return isPlain ? filterStories(merged, filter) : merged;
  }, [data, own, hasMore, filter, isPlain]);

  const hidden = own?.filter(({ isPublic }) => !isPublic).length ?? 0;
  return {
    stories,
    total: isPlain ? (stories?.length ?? 0) : (data?.total ?? 0) + hidden,
    isTotalExact: data?.isTotalExact ?? true,
    isChanging: publicList.isLoading && data !== undefined,
    isStale: publicList.isStale || ownList.isStale,
    publicError: publicList.error,
    ownError: ownList.error,
    hasMore,
    isLoadingMore: publicList.isLoadingMore,
    moreError: publicList.moreError,
    loadMore: () => void publicList.loadMore().then(rememberShown),
    retry: () => {
      void publicList.mutate();
      void ownList.mutate();
    },
  };
}
