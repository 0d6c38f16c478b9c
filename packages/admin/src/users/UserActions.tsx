import { type ApiClient, routes, type UserListItem } from '@dreamfork/api-client';
import { type MutationRequest, useMutation } from '@dreamfork/api-client/hooks';
import { Button, Inline, useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useRef, useState } from 'react';
import { userMessages } from './messages.ts';

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

type UserCall = ReturnType<MutationRequest<UserListItem>['call']>;
type UserAct = 'block' | 'unblock' | 'halfYear' | 'year' | 'revoke';

const { users } = routes;

const calls: Record<UserAct, (client: ApiClient, params: { id: string }) => UserCall> = {
  block: (client, params) => client.call(users.block, { params }),
  unblock: (client, params) => client.call(users.unblock, { params }),
  halfYear: (client, params) =>
    client.call(users.grantPremium, { params, body: { plan: 'SixMonths' } }),
  year: (client, params) => client.call(users.grantPremium, { params, body: { plan: 'OneYear' } }),
  revoke: (client, params) => client.call(users.revokePremium, { params }),
};

/** Acts on a user after a confirmation; the list is loaded again whatever the server answers. */
function useUserActs({ id, username, email }: UserListItem) {
  const messages = useMessages(userMessages);
  const mutate = useMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return async (act: UserAct): Promise<void> => {
    const words = messages.acts[act];
    const isConfirmed = await confirm({
      title: words.question,
      text: words.text(username || email),
      confirmLabel: words.confirm,
      cancelLabel: messages.keep,
      ...(act === 'block' || act === 'revoke' ? { tone: 'danger' } : {}),
    });
    if (!isConfirmed) return;
    const answer = await mutate({
      call: (client) => calls[act](client, { id }),
      stale: [
        routes.users.list,
        routes.users.statistics,
        routes.userDetails.read,
        routes.audit.list,
      ],
    });
    toast(
      answer.ok
        ? { status: 'success', title: words.done }
        : { status: 'error', title: words.failed, description: answer.error.message },
    );
  };
}
