import type { Pages } from '@dreamfork/api-client/hooks';
import { ErrorState, ShowMore, Table, type TableColumn, Text } from '@dreamfork/ui';
import { useAutoRefresh } from './useAutoRefresh.ts';

export type PagedTableProps<Row extends { id: string }> = {
  label: string;
  pages: Omit<Pages<{ items: Row[]; nextCursor: string | null }>, 'mutate'> & {
    mutate: () => Promise<unknown>;
  };
  columns: readonly TableColumn<Row>[];
  /** Stands in the place of rows when there are none. */
  empty: string;
  /** Says that the list could not be loaded. */
  failed: string;
  /** How many rows are shown, in words. */
  shown: (count: number) => string;
};

/** A list as a table that grows on request: more sections follow below it. */
export function PagedTable<Row extends { id: string }>({
  label,
  pages,
  columns,
  empty,
  failed,
  shown,
}: PagedTableProps<Row>) {
  const { data, error } = pages;
  const retry = () => void pages.mutate();
  useAutoRefresh(retry);
  if (error && !data) return <ErrorState title={failed} text={error.message} onRetry={retry} />;
  if (data && data.items.length === 0) return <Text tone="ink2">{empty}</Text>;
  return (
    <>
      <Table
        density="compact"
        label={label}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        isLoading={!data}
        skeletonRows={2}
        empty={null}
      />
      {data && (pages.hasMore || pages.moreError) && (
        <ShowMore
          hasMore={pages.hasMore}
          isLoading={pages.isLoadingMore}
          error={pages.moreError?.message}
          progress={shown(data.items.length)}
          automaticParts={0}
          onMore={() => void pages.loadMore()}
        />
      )}
    </>
  );
}
