import { type ApiError, type GoogleSessionRequest, hasCode, routes } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Inline, LinkButton, requiredFields, Text, useForm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { AuthCard, PendingMessage } from './AuthCard.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { authenticationMessages } from './messages.ts';
import { SecondStep } from './SecondStep.tsx';

/** Exchanges the code of the address for a session; resolves with the error, if there was one. */
function useGoogleSession() {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const { navigate, returnAddress, signIn } = useAccountHost();
  return useCallback(
    async (request: GoogleSessionRequest): Promise<ApiError | undefined> => {
      const answer = await client.call(routes.google.session, { body: request });
      if (!answer.ok) return answer.error;
      const returnTo = returnAddress(answer.value.returnTo);
      signIn({ ...answer.value, isRemembered: true }, { message: messages.signedIn, returnTo });
      void navigate(returnTo, { replace: true });
      return undefined;
    },
    [client, messages, navigate, returnAddress, signIn],
  );
}

/** The page that Google redirects to: signs in, asks for the second step, or shows why it failed. */
export function GoogleReturn({ code }: { code: string }) {
  const messages = useMessages(authenticationMessages);
  const { addresses } = useAccountHost();
  const begin = useGoogleSession();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    // The code is valid once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void begin({ code }).then((error) => setProblem(error ?? null));
  }, [begin, code]);

  if (problem === null) {
    return (
      <AuthCard title={messages.pages.login.title}>
        <PendingMessage text={messages.googleFinishing} />
      </AuthCard>
    );
  }
  const block = problem.kind === 'http' ? problem.block : undefined;
  if (hasCode(problem, 'second-factor-required')) {
    return <GoogleSecondStep code={code} onFailed={setProblem} />;
  }
  return (
    <AuthCard title={messages.googleFailed}>
      {block ? (
        <BlockNotice block={block} />
      ) : (
        <Text role="alert">{problem.message || messages.signInFailed}</Text>
      )}
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

type GoogleSecondStepProps = {
  code: string;
  /** Called where the sign-in has to begin anew. */
  onFailed: (error: ApiError) => void;
};

function GoogleSecondStep({ code, onFailed }: GoogleSecondStepProps) {
  const messages = useMessages(authenticationMessages);
  const twoFactor = useMessages(twoFactorMessages);
  const { addresses, navigate } = useAccountHost();
  const begin = useGoogleSession();
  const toast = useToast();
  const form = useForm({
    initial: { code: '' },
    labels: { code: twoFactor.codeOrRecovery },
    check: (values) => requiredFields(values, ['code'], messages.required),
    send: (values) => begin({ code, secondFactorCode: values.code }),
    onRejected: (error, isShown) => {
      if (hasCode(error, 'google-failed') || hasCode(error, 'account-blocked')) onFailed(error);
      else if (!isShown) toast({ status: 'error', title: error.message || messages.signInFailed });
    },
    fieldOfCode: { 'second-factor-invalid': 'code' },
  });
  return (
    <SecondStep
      form={form}
      field={form.field('code')}
      onCancel={() => void navigate(addresses.login())}
    />
  );
}
