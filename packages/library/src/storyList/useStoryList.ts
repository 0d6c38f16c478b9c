import { type ApiError, routes, type StorySummary } from '@dreamfork/api-client';
import { useFeature, usePages, useQuery } from '@dreamfork/api-client/hooks';
import { useMemo, useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { filterStories, mergeStories } from '../stories/arrangeStories.ts';
import { ownListQuery, type StoryListState, storyListQuery } from '../stories/storyFilter.ts';

export type StoryList = {
  /** Undefined until the first response. */
  stories: readonly StorySummary[] | undefined;
  total: number;
  isTotalExact: boolean;
  /** The stories of the previous filter are shown while those of the current one load. */
  isChanging: boolean;
  /** The stories may be outdated: the last request failed. */
  isStale: boolean;
  publicError: ApiError | undefined;
  ownError: ApiError | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: ApiError | undefined;
  loadMore: () => void;
  retry: () => void;
};

export type StoryListOptions = Omit<StoryListState, 'onFilterChange'>;

/** Public and own stories as one list, filtered and sorted by the server where it can. */
export function useStoryList({
  filter,
  shownCount,
  onShownCountChange,
}: StoryListOptions): StoryList {
  const { user } = useLibraryHost();
  const isPlain = useFeature('storyQueries') === false;
  const publicList = usePages(
    routes.stories.listPublic,
    { query: isPlain ? {} : storyListQuery(filter) },
    { keepPreviousData: true, atLeast: shownCount },
  );
  const ownList = useQuery(
    routes.stories.listOwn,
    user === null ? null : { query: isPlain ? {} : ownListQuery(filter) },
    { keepPreviousData: true },
  );
  const { data, hasMore } = publicList;
  const ownStories = ownList.data?.stories;
  // Another server of this API does not say whose a story is.
  const own = useMemo(
    () => ownStories?.map((story) => ({ ...story, isOwn: !story.role })),
    [ownStories],
  );

  // Own stories stand among the public ones: the list comes with both, and then stays in view.
  const [isShown, setShown] = useState(false);
  const isWhole = user === null || own !== undefined || ownList.error !== undefined;
  if (data && isWhole && !isShown) setShown(true);
  const stories = useMemo(() => {
    if (!data || !(isWhole || isShown)) return undefined;
    const merged = mergeStories(data.stories, own ?? [], { sort: filter.sort, hasMore });
    return isPlain ? filterStories(merged, filter) : merged;
  }, [data, own, hasMore, filter, isPlain, isWhole, isShown]);

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
    loadMore: () => void publicList.loadMore().then(onShownCountChange),
    retry: () => {
      void publicList.mutate();
      void ownList.mutate();
    },
  };
}
