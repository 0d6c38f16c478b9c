import type { Pages } from '@dreamfork/api-client/hooks';
import { ErrorState, ShowMore, Table, type TableProps } from '@dreamfork/ui';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';

type SecurityTableProps<Row> = Omit<
  TableProps<Row>,
  'rows' | 'rowKey' | 'isLoading' | 'density'
> & {
  pages: Pages<{ items: Row[]; nextCursor: string | null }>;
  /** Says that the list could not be loaded. */
  failed: string;
  /** How many rows are shown, in words. */
  shown: (count: number) => string;
};

/** A list that fills a page: it grows as its end comes near, and is read again now and then. */
export function SecurityTable<Row extends { id: string }>({
  pages,
  failed,
  shown,
  ...table
}: SecurityTableProps<Row>) {
  const { data, error } = pages;
  const reload = () => void pages.mutate();
  useAutoRefresh(reload);
  if (error && !data) return <ErrorState title={failed} text={error.message} onRetry={reload} />;
  return (
    <>
      <Table
        {...table}
        density="compact"
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        isLoading={!data}
      />
      {data && (
        <ShowMore
          hasMore={pages.hasMore}
          isLoading={pages.isLoadingMore}
          error={pages.moreError?.message}
          progress={shown(data.items.length)}
          onMore={() => void pages.loadMore()}
        />
      )}
    </>
  );
}
