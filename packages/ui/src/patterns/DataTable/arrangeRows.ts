import { useMemo, useState } from 'react';
import type { TableColumn } from '../../components/Table/tableParts.tsx';
import type { TableSort } from '../../components/Table/tableSort.ts';
import { intlLocale, useLocale } from '../../i18n/index.ts';

/** Sorting and pages that somebody else keeps, as a rule the server. */
export type RemoteRows = {
  /** From 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  sort?: TableSort | null;
  /** Without it no header sorts; with it those of `isSortable` columns do. */
  onSortChange?: (sort: TableSort) => void;
};

export type DataTableColumn<Row> = TableColumn<Row> & {
  /** What the table sorts the rows by; its header then is a button. */
  sortBy?: (row: Row) => SortValue;
};

/** What a row is sorted by; `null` stands at the end, whichever way. */
export type SortValue = string | number | null;

type ArrangedColumn<Row> = { id: string; sortBy?: (row: Row) => SortValue };

type Arrangement<Row> = {
  rows: readonly Row[];
  columns: readonly ArrangedColumn<Row>[];
  sort: TableSort | null;
  /** From 1; a page past the last one gives the last one. */
  page: number;
  pageSize: number;
  compareText: (left: string, right: string) => number;
};

export type ArrangedRows<Row> = { rows: Row[]; page: number; totalPages: number };

/** Sorts rows and cuts out one page of them. */
export function arrangeRows<Row>({
  rows,
  columns,
  sort,
  page,
  pageSize,
  compareText,
}: Arrangement<Row>): ArrangedRows<Row> {
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shownPage = Math.min(Math.max(page, 1), totalPages);
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  const sorted = sortBy
    ? rows.toSorted((left, right) => {
        const [first, second] = [sortBy(left), sortBy(right)];
        if (first === null || second === null)
          return Number(first === null) - Number(second === null);
        const order =
          typeof first === 'number' && typeof second === 'number'
            ? first - second
            : compareText(String(first), String(second));
        return sort?.direction === 'descending' ? -order : order;
      })
    : [...rows];
  return {
    rows: sorted.slice((shownPage - 1) * pageSize, shownPage * pageSize),
    page: shownPage,
    totalPages,
  };
}

type Options<Row> = {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  pageSize?: number | undefined;
  defaultSort?: TableSort | null | undefined;
  remote?: RemoteRows | undefined;
};

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
