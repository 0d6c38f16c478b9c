import { LinkButton, PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { Container } from '../../layout/Container.tsx';
import { storyMessages } from '../../messages/stories.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { OwnStories } from './OwnStories.tsx';

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
