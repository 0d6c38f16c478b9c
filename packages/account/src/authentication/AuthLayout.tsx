import { googleStartPath } from '@dreamfork/api-client';
import { useApiClient, useFeature } from '@dreamfork/api-client/hooks';
import { Button, Link, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import * as styles from './AuthCard.css.ts';
import { AuthCard } from './AuthCard.tsx';
import { authenticationMessages } from './messages.ts';

/**
 * Why the page was opened: `free` by the visitor's own choice, `asked` because another page requires a
 * login, `ended` because the session has ended, `blocked` because the account was blocked during it.
 */
export type AuthCause = 'free' | 'asked' | 'ended' | 'blocked';

export type AuthPageProps = {
  /** The address to open after the login. */
  returnTo: string;
  /** @default 'free' */
  cause?: AuthCause;
};

export type AuthLayoutProps = AuthPageProps & {
  page: 'login' | 'register';
  /** The form. */
  children: ReactNode;
};

/** The frame of login and registration: Google sign-in and the link to the other page. Redirects signed-in users. */
export function AuthLayout({ page, returnTo, cause = 'free', children }: AuthLayoutProps) {
  const messages = useMessages(authenticationMessages);
  const { session, addresses, navigate } = useAccountHost();
  const isSignedIn = session.status === 'signedIn';
  useEffect(() => {
    if (isSignedIn) void navigate(returnTo, { replace: true });
  }, [isSignedIn, navigate, returnTo]);

  if (isSignedIn) return null;
  const { title, texts, question, other } = messages.pages[page];
  const otherPage = page === 'login' ? addresses.register : addresses.login;
  return (
    <AuthCard title={title} text={texts[cause]}>
      {children}
      <GoogleSignIn returnTo={returnTo} />
      <Text tone="ink2">
        {question} <Link href={otherPage(returnTo)}>{other}</Link>
      </Text>
    </AuthCard>
  );
}

/** The button of the Google sign-in; disabled with a reason where the server does not offer it. */
function GoogleSignIn({ returnTo }: { returnTo: string }) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const { openDocument } = useAccountHost();
  const isOffered = useFeature('googleSignIn');
  const [isLeaving, setLeaving] = useState(false);

  return (
    <Stack gap="4">
      <div className={styles.divider}>{messages.or}</div>
      <Button
        variant="secondary"
        isDisabled={!isOffered}
        disabledReason={isOffered === false ? messages.googleReason : undefined}
        isPending={isLeaving}
        onPress={() => {
          setLeaving(true);
          openDocument(`${client.baseUrl}${googleStartPath(returnTo)}`);
        }}
      >
        {messages.google}
      </Button>
    </Stack>
  );
}
