import type { AccountBlock } from '@dreamfork/api-client';
import { LinkButton, Notice } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useAccountHost } from '../AccountProvider.tsx';
import { authenticationMessages } from './messages.ts';

/** Why and until when an account is blocked, with the way to the decision and its appeal. */
export function BlockNotice({ block: { status, until, reason, token } }: { block: AccountBlock }) {
  const messages = useMessages(authenticationMessages);
  const { addresses } = useAccountHost();
  const locale = useLocale();
  const sentences = [
    until === null
      ? messages.blocked[status]
      : messages.blockedUntil(formatDateTime(locale, until)),
    reason === null ? messages.blockedUnexplained : messages.blockedReason(reason),
  ];
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        token !== null && (
          <LinkButton size="small" href={addresses.decision(token)}>
            {messages.openDecision}
          </LinkButton>
        )
      }
    >
      {sentences.join(' ')}
    </Notice>
  );
}
