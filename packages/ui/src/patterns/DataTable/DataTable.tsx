import { type ReactNode, useRef } from 'react';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { skeletonRowHeight } from '../../components/Table/Table.css.ts';
import { Table, type TableColumn, type TableProps } from '../../components/Table/Table.tsx';
import type { TableSort } from '../../components/Table/tableSort.ts';
import { useMessages } from '../../i18n/index.ts';
import { customProperties } from '../../primitives/customProperties.ts';
import type { SortValue } from './arrangeRows.ts';
import * as styles from './DataTable.css.ts';
import { dataTableMessages } from './DataTable.messages.ts';
import { useArrangedRows } from './useArrangedRows.ts';
import { useSteadyHeight } from './useSteadyHeight.ts';

export type DataTableColumn<Row> = TableColumn<Row> & {
  /** What the table sorts the rows by; its header then is a button. */
  sortBy?: (row: Row) => SortValue;
};

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

export type DataTableProps<Row> = Omit<
  TableProps<Row>,
  'columns' | 'sort' | 'onSortChange' | 'role'
> & {
  columns: readonly DataTableColumn<Row>[];
  /** A FilterBar, or buttons, above the table. */
  toolbar?: ReactNode;
  /** A sentence below the table: how many rows there are. */
  summary?: ReactNode;
  /** Rows of a page. @default 10 */
  pageSize?: number;
  defaultSort?: TableSort | null;
  /** Takes sorting and pages out of the table's hands: `rows` then are those of one page. */
  remote?: RemoteRows;
};

/** A table that sorts and turns pages, with filters above and a count below. */
export function DataTable<Row>({
  toolbar,
  summary,
  columns,
  rows,
  pageSize,
  defaultSort,
  remote,
  ...rest
}: DataTableProps<Row>) {
  const messages = useMessages(dataTableMessages);
  const arranged = useArrangedRows({ rows, columns, pageSize, defaultSort, remote });
  const page = useRef<HTMLDivElement>(null);
  const steady = useSteadyHeight(page, {
    rows: arranged.rows.length,
    isPaged: arranged.totalPages > 1,
  });
  return (
    <div className={styles.stack}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      <div
        ref={page}
        className={styles.page}
        style={{
          minHeight: steady.height,
          ...customProperties({ [skeletonRowHeight]: steady.rowHeight && `${steady.rowHeight}px` }),
        }}
      >
        <Table
          skeletonRows={steady.rows ?? pageSize}
          {...rest}
          columns={arranged.columns}
          rows={arranged.rows}
          sort={arranged.sort}
          onSortChange={arranged.onSortChange}
        />
      </div>
      <div className={styles.foot}>
        {summary && <span className={styles.summary}>{summary}</span>}
        {arranged.totalPages > 1 && (
          <Pagination
            aria-label={messages.pagesOf(rest.label)}
            page={arranged.page}
            totalPages={arranged.totalPages}
            onChange={arranged.onPageChange}
            isDisabled={rest.isLoading}
          />
        )}
      </div>
    </div>
  );
}
