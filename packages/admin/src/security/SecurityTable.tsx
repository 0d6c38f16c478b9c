import type { Pages } from '@dreamfork/api-client/hooks';
import { EmptyState, ErrorState, ShowMore, Table, type TableProps } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { SearchX } from 'lucide-react';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { securityMessages } from './messages.ts';

type SecurityTableProps<Row> = Omit<
  TableProps<Row>,
  'rows' | 'rowKey' | 'isLoading' | 'density' | 'empty'
> & {
  pages: Pages<{ items: Row[]; nextCursor: string | null }>;
  /** The filters of the list, if it has any. */
  query?: object;
  messages: {
    /** Says that the list could not be loaded. */
    error: string;
    /** How many rows are shown, in words. */
    shown: (count: number) => string;
    /** Title and text of a list that is empty without filters. */
    empty: string;
    emptyText: string;
  };
};

/** A list that fills a page: it grows as its end comes near, and is read again now and then. */
export function SecurityTable<Row extends { id: string }>({
  pages,
  query = {},
  messages,
  ...table
}: SecurityTableProps<Row>) {
  const { notFound, notFoundText } = useMessages(securityMessages);
  const isFiltered = Object.keys(query).length > 0;
  const { data, error } = pages;
  const reload = () => void pages.mutate();
  useAutoRefresh(reload);
  if (error && !data) {
    return <ErrorState title={messages.error} text={error.message} onRetry={reload} />;
  }
  return (
    <>
      <Table
        {...table}
        density="compact"
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        isLoading={pages.isLoading}
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title={notFound} text={notFoundText} />
          ) : (
            <EmptyState title={messages.empty} text={messages.emptyText} />
          )
        }
      />
      {data && (
        <ShowMore
          hasMore={pages.hasMore}
          isLoading={pages.isLoadingMore}
          error={pages.moreError?.message}
          progress={messages.shown(data.items.length)}
          onMore={() => void pages.loadMore()}
        />
      )}
    </>
  );
}
