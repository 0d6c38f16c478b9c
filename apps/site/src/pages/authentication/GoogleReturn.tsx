import { useApiClient } from '@dreamfork/api-client/hooks';
import { Inline, LinkButton, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authenticationMessages } from '../../messages/authentication.ts';
import { safeReturn } from '../../session/returnAddress.ts';
import { Sheet, Waiting } from './Sheet.tsx';
import { useEntering } from './useEntering.ts';

/** Where the browser arrives from Google: lets the visitor in, or says why not. */
export function GoogleReturn({ code }: { code: string }) {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const navigate = useNavigate();
  const enter = useEntering();
  const [problem, setProblem] = useState<string | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    // The code is good once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void client.google.session({ code }).then((answer) => {
      if (!answer.ok) {
        setProblem(answer.error.message || words.signInFailed);
        return;
      }
      const returnTo = safeReturn(answer.value.returnTo);
      enter({ ...answer.value, isRemembered: true }, words.signedIn, returnTo);
      void navigate(returnTo, { replace: true });
    });
  }, [client, code, enter, navigate, words]);

  if (problem === null) {
    return (
      <Sheet title={words.entrances['/login'].title}>
        <Waiting text={words.googleFinishing} />
      </Sheet>
    );
  }
  return (
    <Sheet title={words.googleFailed}>
      <Text role="alert">{problem}</Text>
      <Inline gap="3">
        <LinkButton variant="primary" href="/login">
          {words.backToSignIn}
        </LinkButton>
        <LinkButton variant="quiet" href="/forgot-password">
          {words.resetByMail}
        </LinkButton>
      </Inline>
    </Sheet>
  );
}
