import { StatisticsPage as StoryStatistics } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { useParams } from 'react-router-dom';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { titleMessages } from '../titles.messages.ts';

export function StatisticsPage() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(titleMessages).statistics);
  return (
    <SiteLibrary>
      <StoryStatistics key={id} storyId={id} />
    </SiteLibrary>
  );
}
