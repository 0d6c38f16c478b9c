import { useMessages } from '@dreamfork/ui/i18n';
import { Outlet } from 'react-router-dom';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { guardMessages } from '../messages/guards.ts';
import { useCurrentUser } from '../session/SessionContext.tsx';
import { Forbidden } from './Forbidden.tsx';

/** Lets administrators through. Stands inside RequireSession, around pages without the site's bar. */
export function RequireAdmin() {
  const user = useCurrentUser();
  const words = useMessages(guardMessages);
  if (user?.role === 'Admin') return <Outlet />;
  return (
    <SiteFrame id="refusal">
      <Forbidden text={words.adminsOnly} />
    </SiteFrame>
  );
}
