import {
  routes,
  type SignInFailure,
  type SignInFailureQuery,
  signInFailureReasons,
} from '@dreamfork/api-client';
import { usePages } from '@dreamfork/api-client/hooks';
import { Stack, type TableColumn, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Moment } from '../layout/Moment.tsx';
import { securityMessages } from './messages.ts';
import { SecurityFilterBar } from './SecurityFilterBar.tsx';
import { SecurityTable } from './SecurityTable.tsx';

/** Attempts to sign in that failed. */
export function SignInFailures() {
  const { failures: messages, tabs } = useMessages(securityMessages);
  const [query, setQuery] = useState<SignInFailureQuery>({});
  const pages = usePages(routes.signIns.failures, { query }, { keepPreviousData: true });
  const columns = useFailureColumns();
  return (
    <Stack gap="6">
      <Text>{messages.about}</Text>
      <SecurityFilterBar
        label={messages.filters}
        searchPlaceholder={messages.searchPlaceholder}
        kindLabel={messages.reason}
        kinds={signInFailureReasons.map((id) => ({ id, label: messages.reasons[id] }))}
        onApply={({ kind, ...filter }) => setQuery(kind ? { ...filter, reason: kind } : filter)}
      />
      <SecurityTable
        label={tabs.failures}
        columns={columns}
        pages={pages}
        query={query}
        messages={messages}
      />
    </Stack>
  );
}

/** The columns of the failed sign-ins. */
export function useFailureColumns(): TableColumn<SignInFailure>[] {
  const { failures: messages, ...common } = useMessages(securityMessages);
  return [
    {
      id: 'reason',
      header: messages.reason,
      isRowHeader: true,
      render: ({ reason }) => messages.reasons[reason],
    },
    {
      id: 'time',
      header: common.time,
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'account',
      header: messages.account,
      render: ({ user }) => (user ? `${user.username}, ${user.email}` : messages.unknownAccount),
    },
    { id: 'from', header: common.from, render: ({ address }) => address },
  ];
}
