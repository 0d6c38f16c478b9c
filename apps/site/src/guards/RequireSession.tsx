import { Delayed, EmptyState, LinkButton, Spinner, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NotePage } from '../layout/NotePage.tsx';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { guardMessages } from '../messages/guards.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { signInAddress } from '../session/returnAddress.ts';
import { useSessionState } from '../session/SessionContext.tsx';

export type GuardProps = {
  /** Whether the page it guards comes without the site's bar, so that a refusal must bring it. @default false */
  isBare?: boolean;
};

/**
 * Lets signed-in users through; tells the others how to get in. A page that is open when the session
 * ends stays until it is left, so that its unsaved work can still be rescued.
 */
export function RequireSession({ isBare = false }: GuardProps) {
  const { status } = useSessionState();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (status === 'signedIn' && openedAt !== pathname) setOpenedAt(pathname);

  if (status === 'signedIn' || openedAt === pathname) return <Outlet />;
  const note = status === 'checking' ? <Checking /> : <SignInRequired />;
  return isBare ? <SiteFrame id="refusal">{note}</SiteFrame> : note;
}

function Checking() {
  const words = useMessages(guardMessages);
  usePageTitle(words.checking);
  return (
    <NotePage>
      <Delayed>
        <Stack gap="4" align="center">
          <Spinner label={words.checking} />
          <Text tone="ink2" role="status">
            {words.checking}
          </Text>
        </Stack>
      </Delayed>
    </NotePage>
  );
}

function SignInRequired() {
  const words = useMessages(guardMessages);
  const { pathname, search, hash } = useLocation();
  usePageTitle(words.signInRequired);
  return (
    <NotePage>
      <EmptyState
        icon={LogIn}
        title={words.signInRequired}
        text={words.signInText}
        headingLevel={1}
        action={
          <LinkButton variant="primary" href={signInAddress('/login', pathname + search + hash)}>
            {words.signIn}
          </LinkButton>
        }
      />
    </NotePage>
  );
}
