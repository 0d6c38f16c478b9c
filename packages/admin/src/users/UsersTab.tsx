import { routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import {
  EmptyState,
  ErrorState,
  Inline,
  Notice,
  Pagination,
  Stack,
  StaleNotice,
  Table,
} from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../layout/ExportButton.tsx';
import { RefreshButton } from '../layout/RefreshButton.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { useReadAt } from '../layout/useReadAt.ts';
import { userMessages } from './messages.ts';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserStatistics } from './UserStatistics.tsx';
import { useUserColumns } from './userColumns.tsx';
import { noFilters, type UserFilters, userExportQuery, userListQuery } from './userFilters.ts';

/** Who is registered: figures, filters, and the list page by page. */
export function UsersTab() {
  const messages = useMessages(userMessages);
  const locale = useLocale();
  const { list, columns, page, setPage, filters, setFilters, ...table } = useUsersTable();
  const statistics = useQuery(routes.users.statistics, {});

  const refresh = async () => {
    await Promise.allSettled([table.refresh(), statistics.mutate()]);
  };
  useAutoRefresh(() => void refresh());

  return (
    <Stack gap="6">
      <Inline justify="end">
        <ExportButton
          label={messages.exportCsv}
          failed={messages.exportFailed}
          fileName="dreamfork-users.csv"
          fetchFile={(client) =>
            client.call(routes.users.exportCsv, { query: userExportQuery(filters) })
          }
        />
        <RefreshButton label={messages.refresh} refresh={refresh} />
      </Inline>
      <UserStatistics statistics={statistics.data} failure={statistics.error?.message} />
      <UserFilterBar onApply={setFilters} />
      {list.error && list.data && <StaleNotice onRetry={() => void list.mutate()} />}
      {list.error && !list.data ? (
        <ErrorState
          title={messages.error}
          text={list.error.message}
          onRetry={() => void list.mutate()}
        />
      ) : (
        <Table
          density="compact"
          label={messages.list}
          columns={columns}
          rows={list.data?.users ?? []}
          rowKey={({ id }) => id}
          isLoading={list.isLoading}
          empty={<EmptyState icon={SearchX} title={messages.empty} text={messages.emptyText} />}
        />
      )}
      {list.data?.searchedNewest !== undefined && (
        <Notice>{messages.searchedNewest(formatNumber(locale, list.data.searchedNewest))}</Notice>
      )}
      {list.data && list.data.users.length > 0 && (
        <Pagination page={page} totalPages={list.data.totalPages} onChange={setPage} />
      )}
    </Stack>
  );
}

/** The list of users without its look: the page that is shown, its filters, and the columns for a `Table`. */
export function useUsersTable() {
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState(noFilters);
  // The page before stays in view while the next one loads.
  const list = useQuery(
    routes.users.list,
    { query: userListQuery(filters, page) },
    { keepPreviousData: true },
  );
  const readAt = useReadAt(list.data);
  const viewer = useQuery(routes.authentication.profile, {});
  return {
    list,
    columns: useUserColumns(readAt, viewer.data?.id),
    page,
    setPage,
    filters,
    /** Shows the first page of those who match. */
    setFilters: (next: UserFilters) => {
      setFilters(next);
      setPage(1);
    },
    refresh: async () => {
      await list.mutate();
    },
  };
}
