import { useSessionState } from '@dreamfork/account/session';
import {
  ClosedNotebook,
  Container,
  Delayed,
  Inline,
  LinkButton,
  MessagePage,
  Spinner,
  Text,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { signInAddress } from '../session/returnAddress.ts';
import { guardMessages } from './messages.ts';

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
    <Container>
      <Delayed>
        <Inline gap="3" align="center">
          <Spinner label={messages.checking} />
          <Text tone="ink2" role="status">
            {messages.checking}
          </Text>
        </Inline>
      </Delayed>
    </Container>
  );
}

function SignInRequired() {
  const messages = useMessages(guardMessages);
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  usePageTitle(messages.signInRequired);
  return (
    <MessagePage
      drawing={ClosedNotebook}
      title={messages.signInRequired}
      text={messages.signInText}
      actions={
        <>
          <LinkButton variant="primary" href={signInAddress('/login', address)}>
            {messages.signIn}
          </LinkButton>
          <LinkButton variant="secondary" href={signInAddress('/register', address)}>
            {messages.register}
          </LinkButton>
        </>
      }
    />
  );
}
