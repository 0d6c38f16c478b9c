import { EmptyState, ErrorState, LinkButton, PageHeader, Stack, Surface } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { PenLine, Plus } from 'lucide-react';
import { Container } from '../../layout/Container.tsx';
import { storyMessages } from '../../messages/stories.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { StoryRowsSkeleton } from '../../stories/StoryRowsSkeleton.tsx';
import { list } from '../../stories/storyRows.css.ts';
import { useOwnStoryList } from '../../stories/useOwnStoryList.ts';
import { OwnStoryRow } from './OwnStoryRow.tsx';

export function MyStoriesPage() {
  const words = useMessages(storyMessages);
  usePageTitle(words.mineTitle);
  return (
    <Container>
      <Stack gap="8">
        <PageHeader
          title={words.mineTitle}
          description={words.mineDescription}
          actions={
            <LinkButton variant="primary" icon={Plus} href="/app/editor">
              {words.create}
            </LinkButton>
          }
        />
        <OwnStories />
      </Stack>
    </Container>
  );
}

function OwnStories() {
  const words = useMessages(storyMessages);
  const { data, error, mutate } = useOwnStoryList();

  if (error && !data) {
    return (
      <ErrorState title={words.mineError} text={error.message} onRetry={() => void mutate()} />
    );
  }
  if (!data) return <StoryRowsSkeleton label={words.loading} />;
  if (data.stories.length === 0) {
    return (
      <Surface padding="0">
        <EmptyState
          icon={PenLine}
          title={words.mineEmpty}
          text={words.mineEmptyText}
          action={
            <LinkButton variant="primary" href="/app/editor">
              {words.create}
            </LinkButton>
          }
        />
      </Surface>
    );
  }
  return (
    <ul className={list}>
      {data.stories.map((story) => (
        <OwnStoryRow key={story.id} story={story} onChanged={() => void mutate()} />
      ))}
    </ul>
  );
}
