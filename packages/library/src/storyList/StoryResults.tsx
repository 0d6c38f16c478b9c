import { categoryNames, type StorySummary } from '@dreamfork/api-client';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ShowMore,
  Stack,
  StaleNotice,
  Surface,
  Text,
} from '@dreamfork/ui';
import { formatDate, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, Globe, Lock, SearchX } from 'lucide-react';
import { useLibraryHost } from '../host.tsx';
import { CoAuthorBadge } from '../stories/CoAuthorBadge.tsx';
import { storyMessages } from '../stories/messages.ts';
import { StoryCard } from '../stories/StoryCard.tsx';
import { StoryGridSkeleton } from '../stories/StoryListSkeletons.tsx';
import { StoryMeta } from '../stories/StoryMeta.tsx';
import { isFiltered, type StoryListState } from '../stories/storyFilter.ts';
import { cell, found, grid } from '../stories/storyLists.css.ts';
import { useRemoveStory } from '../stories/useRemoveStory.ts';
import { type StoryList, useStoryList } from './useStoryList.ts';

/** The filtered stories with their loading, empty and error states. */
export function StoryResults({ onFilterChange, ...state }: StoryListState) {
  const messages = useMessages(storyMessages);
  const list = useStoryList(state);
  const { addresses } = useLibraryHost();
  const error = list.publicError ?? list.ownError;
  const isSearching = isFiltered(state.filter);
  return (
    <Stack gap="2" aria-busy={list.isChanging}>
      <div className={found}>
        <Text role="status" size="13" tone="ink3">
          <Found list={list} isSearching={isSearching} />
        </Text>
      </div>
      {error && !list.isStale && (
        <ErrorState
          title={list.publicError ? messages.error : messages.listError}
          text={error.message}
          onRetry={list.retry}
        />
      )}
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {!list.stories && !error && <StoryGridSkeleton label={messages.loading} />}
      {list.stories?.length === 0 && !error && (
        <Surface padding="0">
          {isSearching ? (
            <EmptyState
              icon={SearchX}
              title={messages.nothingFound}
              text={messages.nothingFoundText}
              action={
                <Button onPress={() => onFilterChange({ search: '', tag: null, category: null })}>
                  {messages.clearSearch}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={BookOpen}
              title={messages.empty}
              text={messages.emptyText}
              action={
                <LinkButton variant="primary" href={addresses.newStory}>
                  {messages.create}
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
        progress={list.stories ? messages.shown(list.stories.length) : ''}
      />
    </Stack>
  );
}

type FoundProps = { list: StoryList; isSearching: boolean };

function Found({ list, isSearching }: FoundProps) {
  const messages = useMessages(storyMessages);
  const locale = useLocale();
  if (!isSearching || list.isChanging || !list.stories?.length) return null;
  return list.isTotalExact
    ? messages.found(list.total)
    : messages.foundMany(formatNumber(locale, list.total));
}

function Cards({ stories }: { stories: readonly StorySummary[] }) {
  const remove = useRemoveStory({ alwaysAsks: true });
  return (
    <ul className={grid}>
      {stories.map((story, index) => (
        <li key={story.id} className={cell}>
          <ListedStoryCard
            story={story}
            isLeading={index === 0}
            {...(story.isOwn ? { onRemove: () => void remove(story) } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

type ListedStoryCardProps = {
  story: StorySummary;
  /** Absent for stories of other authors. */
  onRemove?: () => void;
  /** Whether the cover loads at once instead of lazily. @default false */
  isLeading?: boolean;
};

function ListedStoryCard({ story, onRemove, isLeading }: ListedStoryCardProps) {
  const messages = useMessages(storyMessages);
  const locale = useLocale();
  const { addresses } = useLibraryHost();
  const title = story.title || messages.untitled;
  return (
    <StoryCard
      title={title}
      description={story.description}
      coverUrl={story.coverUrl}
      coverMap={story.coverMap}
      isLeading={isLeading}
      href={addresses.story(story.id)}
      linkLabel={messages.read}
      badges={
        <>
          {story.category && <Badge>{categoryNames[locale][story.category]}</Badge>}
          <CoAuthorBadge story={story} />
          {(story.isOwn || story.role) && (
            <Badge icon={story.isPublic ? Globe : Lock}>
              {story.isPublic ? messages.isPublic : messages.isPrivate}
            </Badge>
          )}
        </>
      }
      meta={
        <>
          <span>{messages.by(story.authorName)}</span>
          <time dateTime={story.createdAt}>{formatDate(locale, story.createdAt)}</time>
          <StoryMeta story={story} />
        </>
      }
      actions={
        onRemove && (
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.removeStory(title)}
            onPress={onRemove}
          >
            {messages.remove}
          </Button>
        )
      }
    />
  );
}
