import { useApiClient } from '@dreamfork/api-client/hooks';
import { Inline, LinkButton, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { authenticationMessages } from '../messages/authentication.ts';
import { AuthCard, PendingMessage } from './AuthCard.tsx';

/** The page that Google redirects to: exchanges the code for a session, or shows why it failed. */
export function GoogleReturn({ code }: { code: string }) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const { addresses, navigate, returnAddress, signIn } = useAccountHost();
  const [problem, setProblem] = useState<string | null>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    // The code is valid once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void client.google.session({ code }).then((answer) => {
      if (!answer.ok) {
        setProblem(answer.error.message || messages.signInFailed);
        return;
      }
      const returnTo = returnAddress(answer.value.returnTo);
      signIn({ ...answer.value, isRemembered: true }, { message: messages.signedIn, returnTo });
      void navigate(returnTo, { replace: true });
    });
  }, [client, code, messages, navigate, returnAddress, signIn]);

  if (problem === null) {
    return (
      <AuthCard title={messages.pages.login.title}>
        <PendingMessage text={messages.googleFinishing} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={messages.googleFailed}>
      <Text role="alert">{problem}</Text>
      <Inline gap="3">
        <LinkButton variant="primary" href={addresses.login()}>
          {messages.backToSignIn}
        </LinkButton>
        <LinkButton variant="quiet" href={addresses.forgotPassword}>
          {messages.resetByEmail}
        </LinkButton>
      </Inline>
    </AuthCard>
  );
}
