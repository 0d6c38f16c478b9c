import { type ReactNode, useRef } from 'react';
import { compact } from '../../css/density.css.ts';
import { useMessages } from '../../i18n/index.ts';
import { customProperties } from '../../primitives/customProperties.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useScrollStop } from '../useScrollStop.ts';
import { RowActions, type TableRowActions } from './RowActions.tsx';
import { RowCheckbox, SelectionBar, type TableSelection } from './SelectionBar.tsx';
import * as styles from './Table.css.ts';
import { tableMessages } from './Table.messages.ts';
import {
  ColumnHeader,
  type TableColumn,
  TableRow,
  TableSkeleton,
  tableRoles,
} from './tableParts.tsx';
import type { TableSort } from './tableSort.ts';

export const tableDensities = ['regular', 'compact'] as const;
export type TableDensity = (typeof tableDensities)[number];

export type TableProps<Row> = ExtraAttributes & {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands in the place of rows when there are none: a sentence, or an `EmptyState`. */
  empty: ReactNode;
  /** Shows grey rows; rows that are already there stay in view. @default false */
  isLoading?: boolean;
  /** How many grey rows. @default 5 */
  skeletonRows?: number;
  /** By which column the rows are sorted, as they come. */
  sort?: TableSort | null;
  /** Receives the sorting that a press on a header asks for. */
  onSortChange?: (sort: TableSort) => void;
  /** Commands of a row, in a menu at its end. */
  rowActions?: TableRowActions<Row>;
  /** Rows that can be selected, and what can be done with those that are. */
  selection?: TableSelection<Row>;
  /** `compact` for long lists that are scanned. @default 'regular' */
  density?: TableDensity;
  /** The greatest height: rows scroll under the head. Not where rows are cards. */
  maxHeight?: string | number;
};

/** Rows and columns; where the table has less than 720 px, each row becomes a card. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  isLoading = false,
  skeletonRows = 5,
  sort = null,
  onSortChange,
  rowActions,
  selection,
  density = 'regular',
  maxHeight,
  ...rest
}: TableProps<Row>) {
  const messages = useMessages(tableMessages);
  const frame = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop(frame);
  const isWaiting = isLoading && rows.length === 0;
  const shownColumns: readonly TableColumn<Row>[] = [
    ...(selection
      ? [
          {
            id: 'df-selection',
            header: messages.selection,
            isHeaderHidden: true,
            render: (row: Row) => (
              <RowCheckbox row={row} rowKey={rowKey(row)} selection={selection} />
            ),
          },
        ]
      : []),
    ...columns,
    ...(rowActions
      ? [
          {
            id: 'df-row-actions',
            header: messages.actions,
            isHeaderHidden: true,
            isPinned: true,
            align: 'end' as const,
            render: (row: Row) => <RowActions row={row} actions={rowActions} />,
          },
        ]
      : []),
  ];
  return (
    <div
      {...rest}
      {...scrollStop}
      ref={frame}
      className={density === 'compact' ? `${styles.frame} ${compact}` : styles.frame}
      style={customProperties({
        [styles.maxHeight]: typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight,
      })}
      data-sticky-head={maxHeight !== undefined || undefined}
    >
      {selection && <SelectionBar {...selection} keys={rows.map(rowKey)} />}
      <table
        {...tableRoles.table}
        className={styles.table}
        aria-label={label}
        aria-busy={isLoading}
      >
        <thead
          {...tableRoles.rowGroup}
          className={styles.head}
          data-sorts={(onSortChange && columns.some(({ isSortable }) => isSortable)) || undefined}
        >
          <tr {...tableRoles.row}>
            {shownColumns.map((column) => (
              <ColumnHeader
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} className={styles.body}>
          {isWaiting ? (
            <TableSkeleton columns={shownColumns} rows={skeletonRows} />
          ) : (
            rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={shownColumns} />)
          )}
          {!isLoading && rows.length === 0 && (
            <tr {...tableRoles.row} className={styles.row}>
              <td {...tableRoles.cell} colSpan={shownColumns.length} className={styles.emptyCell}>
                {typeof empty === 'string' ? <p className={styles.emptyText}>{empty}</p> : empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <VisuallyHidden>
        <span role="status">{isLoading ? messages.loading : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
