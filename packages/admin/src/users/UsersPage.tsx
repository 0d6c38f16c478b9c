import { useProfile, useUserStatistics, useUsers } from '@dreamfork/api-client/hooks';
import { Button, EmptyState, ErrorState, Pagination, Table, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { RefreshCw, SearchX } from 'lucide-react';
import { useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { ExportButton } from '../layout/ExportButton.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { userMessages } from '../messages/users.ts';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserStatistics } from './UserStatistics.tsx';
import { useUserColumns } from './userColumns.tsx';
import { noFilters, userExportQuery, userListQuery } from './userFilters.ts';

/** Who is registered: figures, filters, and the list page by page. */
export function UsersPage() {
  const messages = useMessages(userMessages);
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState(noFilters);
  const [readAt, setReadAt] = useState(() => Date.now());
  const [isRefreshing, setRefreshing] = useState(false);
  const list = useUsers(userListQuery(filters, page));
  const statistics = useUserStatistics();
  const viewer = useProfile();
  const columns = useUserColumns(readAt, viewer.data?.id);

  const refresh = async () => {
    await Promise.allSettled([list.mutate(), statistics.mutate()]);
    setReadAt(Date.now());
  };
  useAutoRefresh(() => void refresh());

  return (
    <AdminLayout
      section="users"
      actions={
        <>
          <ExportButton
            label={messages.exportCsv}
            failed={messages.exportFailed}
            fileName="dreamfork-users.csv"
            fetchFile={(client) => client.users.exportCsv(userExportQuery(filters))}
          />
          <Button
            icon={RefreshCw}
            isPending={isRefreshing}
            onPress={() => {
              setRefreshing(true);
              void refresh().finally(() => setRefreshing(false));
            }}
          >
            {messages.refresh}
          </Button>
        </>
      }
    >
      <UserStatistics statistics={statistics.data} failure={statistics.error?.message} />
      <UserFilterBar
        onApply={(applied) => {
          setFilters(applied);
          setPage(1);
        }}
      />
      {list.error && list.data && (
        <Text size="13" tone="danger" role="alert">
          {messages.stale} {list.error.message}
        </Text>
      )}
      {list.error && !list.data ? (
        <ErrorState
          title={messages.error}
          text={list.error.message}
          onRetry={() => void list.mutate()}
        />
      ) : (
        <Table
          label={messages.list}
          columns={columns}
          rows={list.data?.users ?? []}
          rowKey={({ id }) => id}
          isLoading={!list.data}
          empty={<EmptyState icon={SearchX} title={messages.empty} text={messages.emptyText} />}
        />
      )}
      {list.data && list.data.users.length > 0 && (
        <Pagination page={page} totalPages={list.data.totalPages} onChange={setPage} />
      )}
    </AdminLayout>
  );
}
