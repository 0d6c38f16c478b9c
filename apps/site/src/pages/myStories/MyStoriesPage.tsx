import { MyStoriesPage as OwnStories } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { useStoryListState } from '../../library/useStoryListState.ts';
import { libraryMessages } from '../../messages/library.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

export function MyStoriesPage() {
  usePageTitle(useMessages(libraryMessages).myStories);
  return (
    <SiteLibrary>
      <OwnStories {...useStoryListState()} />
    </SiteLibrary>
  );
}
