import type { StorySummary } from '@dreamfork/api-client';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ShowMore,
  Stack,
  Surface,
  Text,
} from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, SearchX } from 'lucide-react';
import { storyMessages } from '../../messages/stories.ts';
import { StaleNotice } from '../../stories/StaleNotice.tsx';
import { StoryGridSkeleton } from '../../stories/StoryGridSkeleton.tsx';
import { isNarrowed } from '../../stories/storyFilter.ts';
import { cell, grid } from '../../stories/storyGrid.css.ts';
import { useRemoveStory } from '../../stories/useRemoveStory.ts';
import { type StoryList, useStoryList } from '../../stories/useStoryList.ts';
import type { StoryFiltersProps } from './StoryFilters.tsx';
import { StoryListCard } from './StoryListCard.tsx';

/** The stories that are found, or what there is to say instead. */
export function StoryResults({ filter, onChange }: StoryFiltersProps) {
  const words = useMessages(storyMessages);
  const list = useStoryList(filter);
  const error = list.publicError ?? list.ownError;
  const isSearching = isNarrowed(filter);
  return (
    <Stack gap="4" aria-busy={list.isChanging}>
      <Text role="status" size="13" tone="ink3">
        <Found list={list} isSearching={isSearching} />
      </Text>
      {error && !list.isStale && (
        <ErrorState
          title={list.publicError ? words.error : words.listError}
          text={error.message}
          onRetry={list.retry}
        />
      )}
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {!list.stories && !error && <StoryGridSkeleton label={words.loading} />}
      {list.stories?.length === 0 && !error && (
        <Surface padding="0">
          {isSearching ? (
            <EmptyState
              icon={SearchX}
              title={words.nothingFound}
              text={words.nothingFoundText}
              action={
                <Button onPress={() => onChange({ search: '', tag: null, category: null })}>
                  {words.clearSearch}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={BookOpen}
              title={words.empty}
              text={words.emptyText}
              action={
                <LinkButton variant="primary" href="/app/editor">
                  {words.create}
                </LinkButton>
              }
            />
          )}
        </Surface>
      )}
      {list.stories && list.stories.length > 0 && <Cards stories={list.stories} />}
      <ShowMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        error={list.moreError?.message}
        onMore={list.loadMore}
        progress={list.stories ? words.shown(list.stories.length) : ''}
      />
    </Stack>
  );
}

type FoundProps = { list: StoryList; isSearching: boolean };

function Found({ list, isSearching }: FoundProps) {
  const words = useMessages(storyMessages);
  const locale = useLocale();
  if (!isSearching || list.isChanging || !list.stories?.length) return null;
  return list.isTotalExact
    ? words.found(list.total)
    : words.foundMany(formatNumber(locale, list.total));
}

function Cards({ stories }: { stories: readonly StorySummary[] }) {
  const remove = useRemoveStory({ alwaysAsks: true });
  return (
    <ul className={grid}>
      {stories.map((story, index) => (
        <li key={story.id} className={cell}>
          <StoryListCard
            story={story}
            isLeading={index === 0}
            {...(story.isOwn ? { onRemove: () => void remove(story) } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
