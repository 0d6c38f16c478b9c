import { type FailedEmail, routes } from '@dreamfork/api-client';
import { useMutation, usePages } from '@dreamfork/api-client/hooks';
import {
  Button,
  Heading,
  Inline,
  Stack,
  StatCard,
  StatGroup,
  type TableColumn,
  Text,
  useToast,
} from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Moment } from '../layout/Moment.tsx';
import { PagedTable } from '../layout/PagedTable.tsx';
import { outgoingEmailMessages } from './outgoingEmails.messages.ts';

/** How many e-mails wait, and those that the server has given up, each with a way to send or delete it. */
export function OutgoingEmails() {
  const messages = useMessages(outgoingEmailMessages);
  const locale = useLocale();
  const pages = usePages(routes.outgoingEmails.failed, {});
  const columns = useEmailColumns();
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="21">
        {messages.title}
      </Heading>
      <Text size="13" tone="ink2">
        {messages.about}
      </Text>
      {pages.data && (
        <StatGroup aria-label={messages.title}>
          <StatCard label={messages.waiting} value={formatNumber(locale, pages.data.waiting)} />
          <StatCard label={messages.failedCount} value={formatNumber(locale, pages.data.failed)} />
        </StatGroup>
      )}
      <PagedTable
        label={messages.failedEmails}
        pages={pages}
        columns={columns}
        empty={messages.none}
        failed={messages.error}
        shown={messages.shown}
      />
    </Stack>
  );
}

function useEmailColumns(): TableColumn<FailedEmail>[] {
  const messages = useMessages(outgoingEmailMessages);
  const reasons: Partial<Record<string, string>> = messages.reasons;
  return [
    {
      id: 'recipient',
      header: messages.recipient,
      isRowHeader: true,
      render: ({ recipient }) => recipient,
    },
    { id: 'kind', header: messages.kind, render: ({ kind }) => messages.kinds[kind] },
    {
      id: 'failedAt',
      header: messages.failedAt,
      render: ({ failedAt }) => <Moment at={failedAt} />,
    },
    {
      id: 'reason',
      header: messages.reason,
      render: ({ error, attempts }) => reasons[error] ?? messages.serverAnswer(error, attempts),
    },
    {
      id: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      render: (email) => <EmailActions email={email} />,
    },
  ];
}

function EmailActions({ email: { id, recipient, canBeSent } }: { email: FailedEmail }) {
  const messages = useMessages(outgoingEmailMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [pending, setPending] = useState<'sendAgain' | 'remove'>();
  const act = async (
    name: 'sendAgain' | 'remove',
    { done, failed }: { done: string; failed: string },
  ) => {
    setPending(name);
    const answer = await mutate({
      call: (client) => client.call(routes.outgoingEmails[name], { params: { id } }),
      stale: [routes.outgoingEmails.failed, routes.audit.list],
    });
    setPending(undefined);
    toast(
      answer.ok
        ? { status: 'success', title: done }
        : { status: 'error', title: failed, description: answer.error.message },
    );
  };
  return (
    <Inline justify="end">
      {canBeSent && (
        <Button
          size="small"
          isPending={pending === 'sendAgain'}
          aria-label={messages.sendTo(recipient)}
          onPress={() =>
            void act('sendAgain', { done: messages.sent, failed: messages.sendFailed })
          }
        >
          {messages.send}
        </Button>
      )}
      <Button
        size="small"
        isPending={pending === 'remove'}
        aria-label={messages.removeTo(recipient)}
        onPress={() =>
          void act('remove', { done: messages.removed, failed: messages.removeFailed })
        }
      >
        {messages.remove}
      </Button>
    </Inline>
  );
}
