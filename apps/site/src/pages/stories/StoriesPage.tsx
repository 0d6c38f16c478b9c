import { StoriesPage as StoryList } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { useStoryListState } from '../../library/useStoryListState.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { headMessages } from '../heads.messages.ts';

export function StoriesPage() {
  usePageTitle(useMessages(headMessages).stories.title);
  return (
    <SiteLibrary>
      <StoryList {...useStoryListState()} />
    </SiteLibrary>
  );
}
