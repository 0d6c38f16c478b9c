import type { ApiError, ConfirmEmailResponse } from '@dreamfork/api-client';
import { profile, useChange } from '@dreamfork/api-client/hooks';
import type { Result } from '@dreamfork/story';
import { Inline, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { authenticationMessages } from '../../messages/authentication.ts';
import { useCurrentUser } from '../../session/SessionContext.tsx';
import { linkToken } from './linkToken.ts';
import { Sheet, Waiting } from './Sheet.tsx';

/** Where the link of a letter that confirms an address leads, be it the first one or another. */
export function ConfirmEmailPage() {
  const words = useMessages(authenticationMessages);
  const token = linkToken(useLocation().hash);
  return token === null ? (
    <Sheet title={words.linkIncomplete} text={words.linkIncompleteText}>
      <Onwards />
    </Sheet>
  ) : (
    <ConfirmEmail key={token} token={token} />
  );
}

function ConfirmEmail({ token }: { token: string }) {
  const words = useMessages(authenticationMessages);
  const change = useChange();
  const [answer, setAnswer] = useState<Result<ConfirmEmailResponse, ApiError> | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // The token is good once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void change({
      call: (client) => client.accountMail.confirmEmail({ token }),
      stale: [profile],
    }).then(setAnswer);
  }, [change, token]);

  if (answer === null) {
    return (
      <Sheet title={words.confirmTitle}>
        <Waiting text={words.confirming} />
      </Sheet>
    );
  }
  const { title, text } = answer.ok
    ? { title: words.confirmed, text: words.confirmedText(answer.value.email) }
    : { title: words.confirmFailed, text: answer.error.message };
  return (
    <Sheet title={title} text={<span role={answer.ok ? 'status' : 'alert'}>{text}</span>}>
      <Onwards hasFailed={!answer.ok} />
    </Sheet>
  );
}

function Onwards({ hasFailed = true }: { hasFailed?: boolean }) {
  const words = useMessages(authenticationMessages);
  const user = useCurrentUser();
  const away = hasFailed
    ? { href: '/app/profile', label: words.toProfile }
    : { href: '/app/dashboard', label: words.toDashboard };
  const way = user ? away : { href: '/login', label: words.toSignInPage };
  return (
    <Inline gap="3">
      <LinkButton variant="primary" href={way.href}>
        {way.label}
      </LinkButton>
      <LinkButton variant="quiet" href="/stories">
        {words.toStories}
      </LinkButton>
    </Inline>
  );
}
