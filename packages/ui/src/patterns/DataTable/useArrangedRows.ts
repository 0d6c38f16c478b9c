import { useMemo, useState } from 'react';
import type { TableSort } from '../../components/Table/tableSort.ts';
import { intlLocale, useLocale } from '../../i18n/index.ts';
import { arrangeRows } from './arrangeRows.ts';
import type { DataTableProps } from './DataTable.tsx';

type Options<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'pageSize' | 'defaultSort' | 'remote'
>;

const remoteSort = <Row>({ columns, remote }: Options<Row>) =>
  columns.map(({ sortBy: _sortBy, ...column }) => ({
    ...column,
    isSortable: Boolean(remote?.onSortChange) && column.isSortable,
  }));

/** Sorting and page of a table: kept here, or by the page where the server sorts. */
export function useArrangedRows<Row>(options: Options<Row>) {
  const { rows, columns, pageSize = 10, defaultSort = null, remote } = options;
  const locale = useLocale();
  const [sort, setSort] = useState<TableSort | null>(defaultSort);
  const [page, setPage] = useState(1);
  const compareText = useMemo(
    () => new Intl.Collator(intlLocale[locale], { numeric: true }).compare,
    [locale],
  );
  if (remote) {
    return {
      ...remote,
      rows,
      columns: remoteSort(options),
      sort: remote.sort ?? null,
    };
  }
  return {
    ...arrangeRows({ rows, columns, sort, page, pageSize, compareText }),
    columns: columns.map(({ sortBy, ...column }) => ({ ...column, isSortable: Boolean(sortBy) })),
    sort,
    onSortChange: (next: TableSort) => {
      setSort(next);
      setPage(1);
    },
    onPageChange: setPage,
  };
}
