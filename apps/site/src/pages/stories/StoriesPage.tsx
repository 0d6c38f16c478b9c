import { usePublicStories } from '@dreamfork/api-client/hooks';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SearchField,
  Stack,
  Surface,
  Text,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, Plus, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Container } from '../../layout/Container.tsx';
import { storyMessages } from '../../messages/stories.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { filterStories } from '../../stories/filterStories.ts';
import { mergeStories } from '../../stories/mergeStories.ts';
import { StoryGridSkeleton } from '../../stories/StoryGridSkeleton.tsx';
import { cell, grid } from '../../stories/storyGrid.css.ts';
import { useOwnStoryList } from '../../stories/useOwnStoryList.ts';
import { useRemoveStory } from '../../stories/useRemoveStory.ts';
import { StoryListCard } from './StoryListCard.tsx';

export function StoriesPage() {
  const words = useMessages(storyMessages);
  usePageTitle(words.title);
  return (
    <Container>
      <Stack gap="8">
        <PageHeader
          title={words.title}
          description={words.description}
          actions={
            <LinkButton variant="primary" icon={Plus} href="/app/editor">
              {words.create}
            </LinkButton>
          }
        />
        <StoryList />
      </Stack>
    </Container>
  );
}

function StoryList() {
  const words = useMessages(storyMessages);
  const publicList = usePublicStories();
  const ownList = useOwnStoryList();
  const removeStory = useRemoveStory();
  const [search, setSearch] = useState('');
  const own = ownList.data?.stories;
  const all = useMemo(
    () => mergeStories(publicList.data?.stories ?? [], own ?? []),
    [publicList.data, own],
  );
  const found = filterStories(all, search);
  const error = publicList.error ?? ownList.error;

  if (!publicList.data && !publicList.error) return <StoryGridSkeleton label={words.loading} />;

  const retry = () => {
    void publicList.mutate();
    void ownList.mutate();
  };

  return (
    <Stack gap="6">
      {error && (
        <ErrorState
          title={publicList.error ? words.error : words.listError}
          text={error.message}
          onRetry={retry}
        />
      )}
      {all.length > 0 && (
        <Box maxWidth={520}>
          <Stack gap="2">
            <SearchField
              label={words.search}
              placeholder={words.searchPlaceholder}
              value={search}
              onChange={setSearch}
            />
            <Text role="status" size="13" tone="ink3">
              {search && found.length > 0 ? words.found(found.length) : ''}
            </Text>
          </Stack>
        </Box>
      )}
      {all.length === 0 && !error && (
        <Surface padding="0">
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
        </Surface>
      )}
      {all.length > 0 && found.length === 0 && (
        <Surface padding="0">
          <EmptyState
            icon={SearchX}
            title={words.nothingFound}
            text={words.nothingFoundText}
            action={<Button onPress={() => setSearch('')}>{words.clearSearch}</Button>}
          />
        </Surface>
      )}
      <ul className={grid}>
        {found.map((story) => (
          <li key={story.id} className={cell}>
            <StoryListCard
              story={story}
              {...(own?.some(({ id }) => id === story.id)
                ? {
                    onRemove: () => {
                      void removeStory(story).then((isGone) => {
                        if (isGone) retry();
                      });
                    },
                  }
                : {})}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
