import { useCurrentUser } from '@dreamfork/account/session';
import { ClosedNotebook, LinkButton, MessagePage } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Outlet } from 'react-router-dom';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { guardMessages } from './messages.ts';

/** Shows its routes to administrators and a refusal to others. Stands inside SignedInOnly, around pages without the site's bar. */
export function AdminsOnly() {
  const user = useCurrentUser();
  const messages = useMessages(guardMessages);
  if (user?.role === 'Admin') return <Outlet />;
  return (
    <SiteFrame id="refusal">
      <Forbidden text={messages.adminsOnly} />
    </SiteFrame>
  );
}

/** Shows its routes to moderators and administrators and a refusal to others. Stands inside SignedInOnly. */
export function ModeratorsOnly() {
  const user = useCurrentUser();
  const messages = useMessages(guardMessages);
  if (user === null) return null;
  return user.role === 'User' ? <Forbidden text={messages.moderatorsOnly} /> : <Outlet />;
}

function Forbidden({ text }: { text: string }) {
  const messages = useMessages(guardMessages);
  usePageTitle(messages.forbidden);
  return (
    <MessagePage
      drawing={ClosedNotebook}
      title={messages.forbidden}
      text={text}
      actions={
        <LinkButton variant="primary" href="/app/dashboard">
          {messages.toDashboard}
        </LinkButton>
      }
    />
  );
}
