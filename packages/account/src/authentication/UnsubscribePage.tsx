import { hasCode, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { Button, Inline, LinkButton, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { AuthCard } from './AuthCard.tsx';
import { type EmailLinkPageProps, linkToken } from './emailLink.ts';
import { authenticationMessages } from './messages.ts';

/** The page by which the recipient of an email asks for no more of its kind, signed in or not. */
export function UnsubscribePage({ hash }: EmailLinkPageProps) {
  const token = linkToken(hash);
  return token === null ? <InvalidLink /> : <Unsubscribe key={token} token={token} />;
}

type State = 'asked' | 'pending' | 'done' | 'invalid' | { problem: string };

// The button, not the opening, changes something: programs that look through mail open every link.
function Unsubscribe({ token }: { token: string }) {
  const messages = useMessages(authenticationMessages).unsubscribe;
  const change = useMutation();
  const [state, setState] = useState<State>('asked');

  const unsubscribe = async () => {
    setState('pending');
    const answer = await change({
      call: (client) => client.call(routes.accountMail.unsubscribe, { query: { token } }),
      stale: [routes.authentication.profile],
    });
    if (answer.ok) setState('done');
    else if (hasCode(answer.error, 'link-expired')) setState('invalid');
    else setState({ problem: answer.error.message });
  };

  if (state === 'invalid') return <InvalidLink />;
  if (state === 'done') {
    return (
      <AuthCard title={messages.done} text={<span role="status">{messages.doneText}</span>}>
        <ToProfile />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={messages.title} text={messages.text}>
      {typeof state === 'object' && (
        <Notice tone="warning" role="alert">
          {state.problem}
        </Notice>
      )}
      <Inline gap="3">
        <Button
          variant="primary"
          size="large"
          isPending={state === 'pending'}
          onPress={() => void unsubscribe()}
        >
          {messages.press}
        </Button>
      </Inline>
    </AuthCard>
  );
}

function InvalidLink() {
  const messages = useMessages(authenticationMessages).unsubscribe;
  return (
    <AuthCard title={messages.incomplete} text={messages.incompleteText}>
      <ToProfile />
    </AuthCard>
  );
}

function ToProfile() {
  const messages = useMessages(authenticationMessages);
  const { session, addresses } = useAccountHost();
  const isSignedIn = session.status === 'signedIn';
  return (
    <Inline gap="3">
      <LinkButton
        variant="primary"
        href={isSignedIn ? addresses.profile : addresses.login(addresses.profile)}
      >
        {messages.toProfile}
      </LinkButton>
      <LinkButton variant="quiet" href={addresses.stories}>
        {messages.toStories}
      </LinkButton>
    </Inline>
  );
}
