import { UnconfirmedNotice } from '@dreamfork/account';
import { useCurrentUser } from '@dreamfork/account/session';
import { DashboardPage as Dashboard } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { titleMessages } from '../titles.messages.ts';

export function DashboardPage() {
  const user = useCurrentUser();
  usePageTitle(useMessages(titleMessages).dashboard);
  return (
    <>
      {user && <UnconfirmedNotice user={user} />}
      <SiteLibrary>
        <Dashboard />
      </SiteLibrary>
    </>
  );
}
