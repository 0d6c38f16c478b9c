import type { StorySummary } from '@dreamfork/api-client';
import { ownStoryPages, usePages } from '@dreamfork/api-client/hooks';
import { Button, EmptyState, ErrorState, ShowMore, Stack, Surface, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ownStoryMessages } from '../../messages/ownStories.ts';
import { storyMessages } from '../../messages/stories.ts';
import { FirstStory } from '../../stories/FirstStory.tsx';
import { filterStories } from '../../stories/filterStories.ts';
import { StaleNotice } from '../../stories/StaleNotice.tsx';
import { StoryRowsSkeleton } from '../../stories/StoryRowsSkeleton.tsx';
import { storyListQuery, wholeList } from '../../stories/storyFilter.ts';
import { useFeature } from '../../stories/useFeature.ts';
import { useFocusAfterRemoval } from '../../stories/useFocusAfterRemoval.ts';
import { useShownCount } from '../../stories/useShownCount.ts';
import { useStoryFilter } from '../../stories/useStoryFilter.ts';
import { OwnStoryCards } from './OwnStoryCards.tsx';
import { OwnStoryTable } from './OwnStoryTable.tsx';
import { OwnStoryTools } from './OwnStoryTools.tsx';
import { useListView } from './useListView.ts';
import { useOwnStoryActions } from './useOwnStoryActions.ts';

const StoryDetails = lazy(async () => ({
  default: (await import('./StoryDetails.tsx')).StoryDetails,
}));

/** The author's stories, searched and shown as the author likes. */
export function OwnStories() {
  const words = useMessages(ownStoryMessages);
  const storyWords = useMessages(storyMessages);
  const [{ search }, changeFilter] = useStoryFilter();
  const [view, setView] = useListView();
  const [shown, rememberShown] = useShownCount();
  const [described, setDescribed] = useState<StorySummary | null>(null);
  const actions = useOwnStoryActions(setDescribed);
  const filter = { ...wholeList, search };
  const isPlain = useFeature('storyQueries') === false;
  const list = usePages(ownStoryPages, isPlain ? {} : storyListQuery(filter), {
    keepPreviousData: true,
    atLeast: shown,
  });
  const { data, error } = list;
  const stories = isPlain && search ? filterStories(data?.stories ?? [], filter) : data?.stories;
  const frame = useFocusAfterRemoval(stories?.length);

  if (error && !stories) {
    return (
      <ErrorState
        title={storyWords.mineError}
        text={error.message}
        onRetry={() => void list.mutate()}
      />
    );
  }
  if (!stories) return <StoryRowsSkeleton label={storyWords.loading} />;
  if (stories.length === 0 && search.trim() === '' && !list.isLoading) return <FirstStory />;

  const List = view === 'table' ? OwnStoryTable : OwnStoryCards;
  return (
    <Stack gap="4">
      <OwnStoryTools
        search={search}
        view={view}
        onSearch={(words) => changeFilter({ search: words })}
        onView={setView}
      />
      <Text role="status" size="13" tone="ink3">
        {search && !list.isLoading && stories.length > 0
          ? storyWords.found(data?.total ?? stories.length)
          : ''}
      </Text>
      {list.isStale && <StaleNotice onRetry={() => void list.mutate()} />}
      {stories.length === 0 && !list.isLoading ? (
        <Surface padding="0">
          <EmptyState
            icon={SearchX}
            title={words.nothingFound}
            text={words.nothingFoundText}
            action={<Button onPress={() => changeFilter({ search: '' })}>{words.showAll}</Button>}
          />
        </Surface>
      ) : (
        <div ref={frame} tabIndex={-1} aria-busy={list.isLoading}>
          <List stories={stories} actions={actions} />
        </div>
      )}
      <ShowMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        error={list.moreError?.message}
        progress={storyWords.shown(stories.length)}
        onMore={() => void list.loadMore().then(rememberShown)}
      />
      {described && (
        <Suspense>
          <StoryDetails story={described} onClose={() => setDescribed(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
