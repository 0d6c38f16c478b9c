import { routes, type SignInLock } from '@dreamfork/api-client';
import { useMutation, usePages } from '@dreamfork/api-client/hooks';
import { Button, Stack, type TableColumn, Text, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Moment } from '../layout/Moment.tsx';
import { securityMessages } from './messages.ts';
import { SecurityTable } from './SecurityTable.tsx';

/** Addresses from which sign-ins are refused now, and a way to allow them again. */
export function SignInLocks() {
  const { locks: messages, tabs } = useMessages(securityMessages);
  const pages = usePages(routes.signIns.locks, {});
  const columns = useLockColumns();
  const { unlock, isPending } = useUnlock();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const unlockSelected = async () => {
    const ids = (pages.data?.items ?? []).map(({ id }) => id);
    await unlock(ids.filter((id) => selected.has(id)));
    setSelected(new Set());
  };
  return (
    <Stack gap="6">
      <Text>{messages.about}</Text>
      <SecurityTable
        selection={{
          value: selected,
          onChange: setSelected,
          nameOf: ({ address }) => address,
          actions: (
            <Button size="small" isPending={isPending} onPress={() => void unlockSelected()}>
              {messages.unlockSelected}
            </Button>
          ),
        }}
        label={tabs.locks}
        columns={columns}
        pages={pages}
        messages={messages}
      />
    </Stack>
  );
}

/** The columns of the locks. */
export function useLockColumns(): TableColumn<SignInLock>[] {
  const { locks: messages, failures } = useMessages(securityMessages);
  return [
    {
      id: 'address',
      header: messages.address,
      isRowHeader: true,
      render: ({ address }) => address,
    },
    { id: 'scope', header: messages.scope, render: ({ kind }) => messages.scopes[kind] },
    {
      id: 'account',
      header: failures.account,
      render: ({ kind, user }) => {
        if (user) return `${user.username}, ${user.email}`;
        return kind === 'address' ? '—' : failures.unknownAccount;
      },
    },
    {
      id: 'until',
      header: messages.until,
      render: ({ lockedUntil }) => <Moment at={lockedUntil} />,
    },
    {
      id: 'unlock',
      header: messages.unlock,
      isHeaderHidden: true,
      align: 'end',
      render: (lock) => <UnlockButton lock={lock} />,
    },
  ];
}

/** Opens sign-in again, for one address or for several. */
function useUnlock() {
  const { locks: messages } = useMessages(securityMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const unlock = async (ids: readonly string[]) => {
    setPending(true);
    const answers = await Promise.all(
      ids.map((id) =>
        mutate({
          call: (client) => client.call(routes.signIns.unlock, { params: { id } }),
          stale: [routes.signIns.locks, routes.audit.list],
        }),
      ),
    );
    setPending(false);
    const failed = answers.find((answer) => !answer.ok);
    toast(
      failed && !failed.ok
        ? { status: 'error', title: messages.unlockFailed, description: failed.error.message }
        : { status: 'success', title: messages.unlocked },
    );
  };
  return { unlock, isPending };
}

function UnlockButton({ lock: { id, address } }: { lock: SignInLock }) {
  const { locks: messages } = useMessages(securityMessages);
  const { unlock, isPending } = useUnlock();
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={messages.unlockOf(address)}
      onPress={() => void unlock([id])}
    >
      {messages.unlock}
    </Button>
  );
}
