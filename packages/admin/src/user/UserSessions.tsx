import { routes, type UserDetails, type UserSession } from '@dreamfork/api-client';
import { Button, Table, type TableColumn, useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Moment } from '../layout/Moment.tsx';
import { userPageMessages } from './messages.ts';
import { Section } from './Section.tsx';
import { useAccountActs } from './useAccountActs.ts';

const allSessions = 'all';

/** Where the user is signed in; an administrator ends one session or all. */
export function UserSessions({ user, canEnd }: { user: UserDetails; canEnd: boolean }) {
  const messages = useMessages(userPageMessages);
  const act = useAccountActs();
  const confirm = useConfirm();
  const [pending, setPending] = useState<string | null>(null);

  const end = async (session: UserSession) => {
    if (pending) return;
    setPending(session.id);
    await act({
      call: (client) =>
        client.call(routes.userDetails.endSession, {
          params: { id: user.id, sessionId: session.id },
        }),
      done: messages.sessionEnded,
      failed: messages.endFailed,
    });
    setPending(null);
  };
  const endAll = async () => {
    if (pending) return;
    const isConfirmed = await confirm({
      title: messages.endAllQuestion,
      text: messages.endAllText(user.username || user.email),
      confirmLabel: messages.endAll,
      cancelLabel: messages.keep,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    setPending(allSessions);
    await act({
      call: (client) => client.call(routes.userDetails.endSessions, { params: { id: user.id } }),
      done: messages.sessionsEnded,
      failed: messages.endFailed,
    });
    setPending(null);
  };
  const deviceOf = ({ device: { browser, system } }: UserSession): string =>
    [browser, system].filter((part) => part !== null).join(', ') || messages.unknownDevice;

  const columns: TableColumn<UserSession>[] = [
    { id: 'device', header: messages.device, isRowHeader: true, render: deviceOf },
    {
      id: 'began',
      header: messages.began,
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'seen',
      header: messages.seen,
      render: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
    ...(canEnd
      ? [
          {
            id: 'end',
            header: messages.end,
            isHeaderHidden: true,
            align: 'end' as const,
            render: (session: UserSession) => (
              <Button
                size="small"
                isPending={pending === session.id}
                aria-label={messages.endOf(deviceOf(session))}
                onPress={() => void end(session)}
              >
                {messages.end}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Section
      title={messages.sessions}
      actions={
        canEnd &&
        user.sessions.length > 0 && (
          <Button size="small" isPending={pending === allSessions} onPress={() => void endAll()}>
            {messages.endAll}
          </Button>
        )
      }
    >
      <Table
        density="compact"
        label={messages.sessions}
        columns={columns}
        rows={user.sessions}
        rowKey={({ id }) => id}
        empty={messages.noSessions}
      />
    </Section>
  );
}
