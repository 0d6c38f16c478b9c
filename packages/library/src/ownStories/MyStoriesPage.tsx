import { routes, type StorySummary } from '@dreamfork/api-client';
import { useFeature, usePages } from '@dreamfork/api-client/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  ShowMore,
  Stack,
  StaleNotice,
  Surface,
  Text,
  useFocusAfterRemoval,
  useMediaQuery,
} from '@dreamfork/ui';
import { breakpoints } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { insistentPart } from '@dreamfork/ui/lazy';
import { Plus, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { filterStories } from '../stories/arrangeStories.ts';
import { storyMessages } from '../stories/messages.ts';
import { StoryGridSkeleton, StoryRowsSkeleton } from '../stories/StoryListSkeletons.tsx';
import { emptyFilter, type StoryListState, storyListQuery } from '../stories/storyFilter.ts';
import * as styles from '../stories/storyLists.css.ts';
import { ImportStories } from '../storyImport/ImportStories.tsx';
import { FirstStory } from '../templates/FirstStory.tsx';
import { ownStoryMessages } from './messages.ts';
import { OwnStoryCards } from './OwnStoryCards.tsx';
import { OwnStoryRows } from './OwnStoryRows.tsx';
import { OwnStoryTable } from './OwnStoryTable.tsx';
import { OwnStoryTools, useListView } from './OwnStoryTools.tsx';
import { useOwnStoryActions } from './useOwnStoryActions.ts';

const StoryMetadataDialog = insistentPart(
  async () => (await import('./StoryMetadataDialog.tsx')).StoryMetadataDialog,
);

/** The author's stories with search, publishing and a menu each: as a table or cards, or as rows where there is little room. */
export function MyStoriesPage(state: StoryListState) {
  const messages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  return (
    <Stack gap="8">
      <PageHeader
        title={messages.mineTitle}
        description={messages.mineDescription}
        actions={
          <>
            <ImportStories />
            <LinkButton variant="primary" icon={Plus} href={addresses.newStory}>
              {messages.create}
            </LinkButton>
          </>
        }
      />
      <OwnStories {...state} />
    </Stack>
  );
}

const lists = { table: OwnStoryTable, cards: OwnStoryCards } as const;

function OwnStories({
  filter: { search },
  onFilterChange,
  shownCount,
  onShownCountChange,
}: StoryListState) {
  const ownMessages = useMessages(ownStoryMessages);
  const messages = useMessages(storyMessages);
  const [view, setView] = useListView();
  const isRoomy = useMediaQuery(breakpoints.wide) === true;
  const [edited, setEdited] = useState<StorySummary | null>(null);
  const [shared, setShared] = useState<StorySummary | null>(null);
  const actions = useOwnStoryActions({ editMetadata: setEdited, share: setShared });
  const filter = { ...emptyFilter, search };
  const isPlain = useFeature('storyQueries') === false;
  const list = usePages(
    routes.stories.listOwn,
    { query: isPlain ? {} : storyListQuery(filter) },
    { keepPreviousData: true, atLeast: shownCount },
  );
  const { data, error } = list;
  const stories = isPlain && search ? filterStories(data?.stories ?? [], filter) : data?.stories;
  const frame = useFocusAfterRemoval(stories?.length);

  if (error && !stories) {
    return (
      <ErrorState
        title={messages.mineError}
        text={error.message}
        onRetry={() => void list.mutate()}
      />
    );
  }
  if (stories?.length === 0 && search.trim() === '' && !list.isLoading) {
    return (
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        <FirstStory />
      </div>
    );
  }

  const List = isRoomy ? lists[view] : OwnStoryRows;
  const Skeletons = view === 'cards' && isRoomy ? StoryGridSkeleton : StoryRowsSkeleton;
  return (
    <Stack gap="2">
      <OwnStoryTools
        search={search}
        view={isRoomy ? view : null}
        onSearch={(text) => onFilterChange({ search: text })}
        onView={setView}
      />
      <div className={styles.found}>
        <Text role="status" size="13" tone="ink3">
          {search && !list.isLoading && stories && stories.length > 0
            ? messages.found(data?.total ?? stories.length)
            : ''}
        </Text>
      </div>
      {list.isStale && <StaleNotice onRetry={() => void list.mutate()} />}
      {!stories &&
        (isRoomy && view === 'table' ? (
          <OwnStoryTable stories={undefined} actions={actions} />
        ) : (
          <Skeletons label={messages.loading} />
        ))}
      {stories?.length === 0 && !list.isLoading && (
        <Surface padding="0">
          <EmptyState
            icon={SearchX}
            title={ownMessages.nothingFound}
            text={ownMessages.nothingFoundText}
            action={
              <Button onPress={() => onFilterChange({ search: '' })}>{ownMessages.showAll}</Button>
            }
          />
        </Surface>
      )}
      {stories && (stories.length > 0 || list.isLoading) && (
        <div ref={frame} tabIndex={-1} className={styles.frame} aria-busy={list.isLoading}>
          <List stories={stories} actions={actions} />
        </div>
      )}
      <ShowMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        error={list.moreError?.message}
        progress={stories ? messages.shown(stories.length) : ''}
        onMore={() => void list.loadMore().then(onShownCountChange)}
      />
      {shared && (
        <ShareDialog story={shared} role={shared.role ?? 'owner'} onClose={() => setShared(null)} />
      )}
      {edited && (
        <Suspense>
          <StoryMetadataDialog story={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
