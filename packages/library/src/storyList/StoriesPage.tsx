import { LinkButton, PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { useLibraryHost } from '../host.tsx';
import { storyMessages } from '../stories/messages.ts';
import type { StoryListState } from '../stories/storyFilter.ts';
import { ImportStories } from '../storyImport/ImportStories.tsx';
import * as styles from './StoriesPage.css.ts';
import { StoryFilters } from './StoryFilters.tsx';
import { StoryResults } from './StoryResults.tsx';

/** Public and own stories with search, tags, category and order. */
export function StoriesPage(state: StoryListState) {
  const messages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  return (
    <Stack gap="8">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            <div className={styles.roomy}>
              <ImportStories />
            </div>
            <LinkButton variant="primary" icon={Plus} href={addresses.newStory}>
              {messages.create}
            </LinkButton>
          </>
        }
      />
      <Stack gap="4">
        <StoryFilters filter={state.filter} onFilterChange={state.onFilterChange} />
        <StoryResults {...state} />
      </Stack>
    </Stack>
  );
}
