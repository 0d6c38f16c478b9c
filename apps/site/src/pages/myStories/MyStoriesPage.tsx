import { MyStoriesPage as OwnStories } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { useStoryListState } from '../../library/useStoryListState.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { titleMessages } from '../titles.messages.ts';

export function MyStoriesPage() {
  usePageTitle(useMessages(titleMessages).myStories);
  return (
    <SiteLibrary>
      <OwnStories {...useStoryListState()} />
    </SiteLibrary>
  );
}
