import { useSessionState } from '@dreamfork/account/session';
import { Delayed, EmptyState, LinkButton, Spinner, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { MessagePage } from '../layout/Container.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { guardMessages } from '../messages/guards.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { signInAddress } from '../session/returnAddress.ts';

export type SignedInOnlyProps = {
  /** Whether its routes have no bar of the site, so that the message must bring it. @default false */
  isBare?: boolean;
};

/**
 * Shows its routes to signed-in users, and to guests a page with a link to sign in. A page that is open when the
 * session ends stays until the visitor leaves it, so that unsaved work is not lost.
 */
export function SignedInOnly({ isBare = false }: SignedInOnlyProps) {
  const { status } = useSessionState();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (status === 'signedIn' && openedAt !== pathname) setOpenedAt(pathname);

  if (status === 'signedIn' || openedAt === pathname) return <Outlet />;
  const message = status === 'checking' ? <Checking /> : <SignInRequired />;
  return isBare ? <SiteFrame id="refusal">{message}</SiteFrame> : message;
}

function Checking() {
  const messages = useMessages(guardMessages);
  usePageTitle(messages.checking);
  return (
    <MessagePage>
      <Delayed>
        <Stack gap="4" align="center">
          <Spinner label={messages.checking} />
          <Text tone="ink2" role="status">
            {messages.checking}
          </Text>
        </Stack>
      </Delayed>
    </MessagePage>
  );
}

function SignInRequired() {
  const messages = useMessages(guardMessages);
  const { pathname, search, hash } = useLocation();
  usePageTitle(messages.signInRequired);
  return (
    <MessagePage>
      <EmptyState
        icon={LogIn}
        title={messages.signInRequired}
        text={messages.signInText}
        headingLevel={1}
        action={
          <LinkButton variant="primary" href={signInAddress('/login', pathname + search + hash)}>
            {messages.signIn}
          </LinkButton>
        }
      />
    </MessagePage>
  );
}
