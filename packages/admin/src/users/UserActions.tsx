import type { UserListItem } from '@dreamfork/api-client';
import { Button, Inline } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useRef, useState } from 'react';
import { userMessages } from '../messages/users.ts';
import { type UserAct, useUserActs } from './useUserActs.ts';

export type UserActionsProps = {
  user: UserListItem;
  hasPremium: boolean;
};

/** The buttons with which an administrator acts on a user. */
export function UserActions({ user, hasPremium }: UserActionsProps) {
  const messages = useMessages(userMessages);
  const carryOut = useUserActs(user);
  const [pending, setPending] = useState<UserAct | null>(null);
  const premium = useRef<HTMLButtonElement>(null);
  const isBlocked = user.status === 'Suspended' || user.status === 'Banned';
  const name = user.username || user.email;

  const start = async (act: UserAct) => {
    if (pending) return;
    setPending(act);
    await carryOut(act);
    setPending(null);
    // The button that was pressed disappears.
    if (act === 'year') premium.current?.focus();
  };
  const button = (act: UserAct) => ({
    size: 'small' as const,
    isPending: pending === act,
    onPress: () => void start(act),
  });

  return (
    <Inline gap="2">
      <Button
        {...button(isBlocked ? 'unblock' : 'block')}
        aria-label={isBlocked ? messages.unblockOf(name) : messages.blockOf(name)}
      >
        {isBlocked ? messages.unblock : messages.block}
      </Button>
      <Button
        {...button(hasPremium ? 'revoke' : 'halfYear')}
        ref={premium}
        aria-label={hasPremium ? messages.revokeOf(name) : messages.halfYearOf(name)}
      >
        {hasPremium ? messages.revoke : messages.halfYear}
      </Button>
      {!hasPremium && (
        <Button {...button('year')} aria-label={messages.yearOf(name)}>
          {messages.year}
        </Button>
      )}
    </Inline>
  );
}
