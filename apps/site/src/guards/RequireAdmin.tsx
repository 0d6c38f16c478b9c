import { EmptyState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldAlert } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { NotePage } from '../layout/NotePage.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { guardMessages } from '../messages/guards.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { useCurrentUser } from '../session/SessionContext.tsx';

/** Lets administrators through. Stands inside RequireSession, around pages without the site's bar. */
export function RequireAdmin() {
  const user = useCurrentUser();
  return user?.role === 'Admin' ? <Outlet /> : <Forbidden />;
}

function Forbidden() {
  const words = useMessages(guardMessages);
  usePageTitle(words.forbidden);
  return (
    <SiteFrame id="refusal">
      <NotePage>
        <EmptyState
          icon={ShieldAlert}
          title={words.forbidden}
          text={words.forbiddenText}
          headingLevel={1}
          action={
            <LinkButton variant="primary" href="/app/dashboard">
              {words.toDashboard}
            </LinkButton>
          }
        />
      </NotePage>
    </SiteFrame>
  );
}
