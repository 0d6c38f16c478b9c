import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import { nextSort, type TableSort } from './tableSort.ts';

export type TableColumn<Row> = {
  id: string;
  /** Words of the header; an action column names itself too, with `isHeaderHidden`. */
  header: string;
  /** Leaves the header to screen readers. @default false */
  isHeaderHidden?: boolean;
  /** Whether the column stays in view at the end of a row while the others scroll. @default false */
  isPinned?: boolean;
  /** Whether the cell names its row. @default false */
  isRowHeader?: boolean;
  /** Whether the header sorts by this column; needs `onSortChange`. @default false */
  isSortable?: boolean;
  /** @default 'start' */
  align?: 'start' | 'end';
  render: (row: Row) => ReactNode;
};

/**
 * The roles a table has by nature, said aloud: as soon as a row is laid out as a card, browsers
 * take the nature away.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type ColumnHeaderProps<Row> = {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
};

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** The head of a column; where the column sorts, a button that does. */
export function ColumnHeader<Row>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  const { id, header, align, isPinned, isHeaderHidden = false, isSortable = false } = column;
  const sorts = isSortable && onSortChange !== undefined;
  const direction = sort?.columnId === id ? sort.direction : 'none';
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      className={styles.columnHeader}
      aria-sort={sorts ? direction : undefined}
      data-align={align}
      data-pinned={isPinned || undefined}
      data-sorts={sorts || undefined}
    >
      {sorts && (
        <Button className={styles.sorter} onPress={() => onSortChange(nextSort(sort, id))}>
          {header}
          <Icon icon={arrows[direction]} size={14} />
        </Button>
      )}
      {!sorts && (isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
    </th>
  );
}

type TableRowProps<Row> = { row: Row; columns: readonly TableColumn<Row>[] };

/** One row; its cells carry their header along for the time they are a card. */
export function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr {...tableRoles.row} className={styles.row}>
      {columns.map((column) => {
        const content = (
          <>
            {!column.isRowHeader && !column.isHeaderHidden && (
              <span className={styles.cardLabel} aria-hidden>
                {column.header}
              </span>
            )}
            <span className={styles.cellContent}>{column.render(row)}</span>
          </>
        );
        return column.isRowHeader ? (
          <th
            key={column.id}
            {...tableRoles.rowHeader}
            scope="row"
            className={styles.rowHeader}
            data-align={column.align}
          >
            {content}
          </th>
        ) : (
          <td
            key={column.id}
            {...tableRoles.cell}
            className={styles.cell}
            data-align={column.align}
            data-pinned={column.isPinned || undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

const widths = ['72%', '54%', '64%', '46%', '58%'];

type TableSkeletonProps<Row> = { columns: readonly TableColumn<Row>[]; rows: number };

/** Grey rows in the shape of those that come. */
export function TableSkeleton<Row>({ columns, rows }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    // Skeleton rows have no identity beyond their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant
    <tr key={row} {...tableRoles.row} className={styles.row} aria-hidden data-skeleton>
      {columns.map((column, position) => (
        <td
          key={column.id}
          {...tableRoles.cell}
          className={styles.skeletonCell}
          data-align={column.align}
        >
          <Skeleton width={widths[(row + position) % widths.length]} />
        </td>
      ))}
    </tr>
  ));
}
