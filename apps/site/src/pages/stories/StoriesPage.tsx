import { LinkButton, PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { Container } from '../../layout/Container.tsx';
import { storyMessages } from '../../messages/stories.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { useStoryFilter } from '../../stories/useStoryFilter.ts';
import { StoryFilters } from './StoryFilters.tsx';
import { StoryResults } from './StoryResults.tsx';

export function StoriesPage() {
  const words = useMessages(storyMessages);
  const [filter, changeFilter] = useStoryFilter();
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
        <Stack gap="4">
          <StoryFilters filter={filter} onChange={changeFilter} />
          <StoryResults filter={filter} onChange={changeFilter} />
        </Stack>
      </Stack>
    </Container>
  );
}
