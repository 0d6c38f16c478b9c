import { routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { Inline, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { AuthCard, PendingMessage } from './AuthCard.tsx';
import { type EmailLinkPageProps, linkToken } from './emailLink.ts';
import { authenticationMessages } from './messages.ts';

/** The page that the link of a confirmation email opens, for a first address or a changed one. */
export function ConfirmEmailPage({ hash }: EmailLinkPageProps) {
  const messages = useMessages(authenticationMessages);
  const token = linkToken(hash);
  return token === null ? (
    <AuthCard title={messages.linkIncomplete} text={messages.linkIncompleteText}>
      <NextPages hasFailed />
    </AuthCard>
  ) : (
    <ConfirmEmail key={token} token={token} />
  );
}

type Outcome = { email: string } | { problem: string };

function ConfirmEmail({ token }: { token: string }) {
  const messages = useMessages(authenticationMessages);
  const change = useMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    // The token is valid once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void change({
      call: (client) => client.call(routes.accountMail.confirmEmail, { body: { token } }),
      stale: [routes.authentication.profile],
    }).then((answer) =>
      setOutcome(answer.ok ? { email: answer.value.email } : { problem: answer.error.message }),
    );
  }, [change, token]);

  if (outcome === null) {
    return (
      <AuthCard title={messages.confirmTitle}>
        <PendingMessage text={messages.confirming} />
      </AuthCard>
    );
  }
  if ('problem' in outcome) {
    return (
      <AuthCard title={messages.confirmFailed} text={<span role="alert">{outcome.problem}</span>}>
        <NextPages hasFailed />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={messages.confirmed}
      text={<span role="status">{messages.confirmedText(outcome.email)}</span>}
    >
      <NextPages />
    </AuthCard>
  );
}

function NextPages({ hasFailed = false }: { hasFailed?: boolean }) {
  const messages = useMessages(authenticationMessages);
  const { session, addresses } = useAccountHost();
  const ownPage = hasFailed
    ? { href: addresses.profile, label: messages.toProfile }
    : { href: addresses.dashboard, label: messages.toDashboard };
  const next =
    session.status === 'signedIn'
      ? ownPage
      : { href: addresses.login(), label: messages.toSignInPage };
  return (
    <Inline gap="3">
      <LinkButton variant="primary" href={next.href}>
        {next.label}
      </LinkButton>
      <LinkButton variant="quiet" href={addresses.stories}>
        {messages.toStories}
      </LinkButton>
    </Inline>
  );
}
