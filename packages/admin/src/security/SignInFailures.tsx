import {
  type SignInFailure,
  type SignInFailureQuery,
  type SignInFailureReason,
  signInFailureReasons,
} from '@dreamfork/api-client';
import { signInFailurePages, usePages } from '@dreamfork/api-client/hooks';
import {
  Button,
  EmptyState,
  FilterBar,
  SearchField,
  Select,
  Stack,
  type TableColumn,
  Text,
} from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { securityMessages } from '../messages/security.ts';
import { allTime, PeriodSelect, periodQuery } from './PeriodSelect.tsx';
import { SecurityTable } from './SecurityTable.tsx';

/** Attempts to sign in that failed. */
export function SignInFailures() {
  const { failures: messages, tabs } = useMessages(securityMessages);
  const [query, setQuery] = useState<SignInFailureQuery>({});
  const pages = usePages(signInFailurePages, query);
  const columns = useFailureColumns();
  const isFiltered = Object.keys(query).length > 0;
  return (
    <Stack gap="6">
      <Text>{messages.about}</Text>
      <FailureFilterBar onApply={setQuery} />
      <SecurityTable
        label={tabs.failures}
        columns={columns}
        pages={pages}
        failed={messages.error}
        shown={messages.shown}
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title={messages.notFound} />
          ) : (
            <EmptyState title={messages.empty} text={messages.emptyText} />
          )
        }
      />
    </Stack>
  );
}

function FailureFilterBar({ onApply }: { onApply: (query: SignInFailureQuery) => void }) {
  const messages = useMessages(securityMessages);
  const [searchTerm, setSearchTerm] = useState('');
  const [reason, setReason] = useState<SignInFailureReason | 'all'>('all');
  const [period, setPeriod] = useState(allTime);
  const apply = () =>
    onApply({
      ...(searchTerm.trim() ? { searchTerm: searchTerm.trim() } : {}),
      ...(reason === 'all' ? {} : { reason }),
      ...periodQuery(period),
    });
  return (
    <FilterBar
      label={messages.failures.filters}
      onSubmit={apply}
      search={
        <SearchField
          label={messages.search}
          placeholder={messages.failures.searchPlaceholder}
          value={searchTerm}
          onChange={setSearchTerm}
        />
      }
      actions={
        <Button type="submit" variant="primary">
          {messages.find}
        </Button>
      }
    >
      <Select
        label={messages.failures.reason}
        isLabelInside
        items={[
          { id: 'all', label: messages.all },
          ...signInFailureReasons.map((id) => ({ id, label: messages.failures.reasons[id] })),
        ]}
        value={reason}
        onChange={setReason}
      />
      <PeriodSelect value={period} onChange={setPeriod} />
    </FilterBar>
  );
}

/** The columns of the failed sign-ins. */
export function useFailureColumns(): TableColumn<SignInFailure>[] {
  const { failures: messages, ...common } = useMessages(securityMessages);
  const locale = useLocale();
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
      render: ({ createdAt }) => formatDateTime(locale, createdAt),
    },
    {
      id: 'account',
      header: messages.account,
      render: ({ user }) => (user ? `${user.username}, ${user.email}` : messages.unknownAccount),
    },
    { id: 'from', header: common.from, render: ({ address }) => address },
  ];
}
