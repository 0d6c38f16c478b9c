import { StoriesPage as StoryList } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { useStoryListState } from '../../library/useStoryListState.ts';
import { headMessages } from '../../messages/heads.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

export function StoriesPage() {
  usePageTitle(useMessages(headMessages).stories.title);
  return (
    <SiteLibrary>
      <StoryList {...useStoryListState()} />
    </SiteLibrary>
  );
}
