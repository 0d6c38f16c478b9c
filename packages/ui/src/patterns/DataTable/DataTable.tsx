import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { skeletonRowHeight } from '../../components/Table/Table.css.ts';
import { Table, type TableProps } from '../../components/Table/Table.tsx';
import type { TableSort } from '../../components/Table/tableSort.ts';
import { useMessages } from '../../i18n/index.ts';
import { customProperties } from '../../primitives/customProperties.ts';
import { type DataTableColumn, type RemoteRows, useArrangedRows } from './arrangeRows.ts';
import * as styles from './DataTable.css.ts';
import { dataTableMessages } from './DataTable.messages.ts';

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

const unseen = { width: 0, height: 0, bodyHeight: 0, rows: 0 };

/**
 * The height of the tallest page of a table at its present width, and of one of its rows: what stands below
 * stays where it is on a shorter last page and while a page is loading.
 */
function useSteadyHeight(
  around: RefObject<HTMLElement | null>,
  { rows, isPaged }: { rows: number; isPaged: boolean },
) {
  const [tallest, setTallest] = useState(unseen);
  useEffect(() => {
    const element = around.current?.firstElementChild;
    if (!(element instanceof HTMLElement) || rows === 0) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const bodyHeight = element.querySelector('tbody')?.offsetHeight ?? 0;
      setTallest((known) =>
        known.width === width && known.height >= height
          ? known
          : { width, height, bodyHeight, rows },
      );
    };
    // The observer tells of the first size a frame later, when a page may have been asked for already.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [around, rows]);
  if (!isPaged || tallest.rows === 0) return {};
  return {
    height: tallest.height,
    rows: tallest.rows,
    rowHeight: tallest.bodyHeight / tallest.rows,
  };
}
