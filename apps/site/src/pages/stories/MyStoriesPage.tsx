import { EmptyState, ErrorState, LinkButton, PageHeader, Stack, Surface } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { PenLine, Plus } from 'lucide-react';
import { Container } from '../../layout/Container.tsx';
import { storyMessages } from '../../messages/stories.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { StoryGridSkeleton } from '../../stories/StoryGridSkeleton.tsx';
import { cell, grid } from '../../stories/storyGrid.css.ts';
import { useOwnStoryList } from '../../stories/useOwnStoryList.ts';
import { OwnStoryCard } from './OwnStoryCard.tsx';

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
  if (!data) return <StoryGridSkeleton label={words.loading} />;
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
    <ul className={grid}>
      {data.stories.map((story) => (
        <li key={story.id} className={cell}>
          <OwnStoryCard story={story} onChanged={() => void mutate()} />
        </li>
      ))}
    </ul>
  );
}
