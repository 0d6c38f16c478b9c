import { UnconfirmedNotice } from '@dreamfork/account';
import { useCurrentUser } from '@dreamfork/account/session';
import { DashboardPage as Dashboard } from '@dreamfork/library';
import { useMessages } from '@dreamfork/ui/i18n';
import { SiteLibrary } from '../../library/SiteLibrary.tsx';
import { libraryMessages } from '../../messages/library.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

export function DashboardPage() {
  const user = useCurrentUser();
  usePageTitle(useMessages(libraryMessages).dashboard);
  return (
    <>
      {user && <UnconfirmedNotice user={user} />}
      <SiteLibrary>
        <Dashboard />
      </SiteLibrary>
    </>
  );
}
