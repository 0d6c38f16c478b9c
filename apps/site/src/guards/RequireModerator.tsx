import { EmptyState, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ShieldAlert } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { NotePage } from '../layout/NotePage.tsx';
import { guardMessages } from '../messages/guards.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { useCurrentUser } from '../session/SessionContext.tsx';

/** Lets moderators and administrators through. Stands inside RequireSession. */
export function RequireModerator() {
  const user = useCurrentUser();
  if (user === null) return null;
  return user.role === 'User' ? <Forbidden /> : <Outlet />;
}

function Forbidden() {
  const words = useMessages(guardMessages);
  usePageTitle(words.forbidden);
  return (
    <NotePage>
      <EmptyState
        icon={ShieldAlert}
        title={words.forbidden}
        text={words.moderatorsOnly}
        headingLevel={1}
        action={
          <LinkButton variant="primary" href="/app/dashboard">
            {words.toDashboard}
          </LinkButton>
        }
      />
    </NotePage>
  );
}
