import { type ReactNode, useRef } from 'react';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useScrollStop } from '../useScrollStop.ts';
import * as styles from './Table.css.ts';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { tableRoles } from './tableRoles.ts';

const messages = defineMessages({ ru: { loading: 'Загрузка…' }, en: { loading: 'Loading…' } });

export type TableColumn<Row> = {
  id: string;
  /** Words of the header; an action column names itself too, with `isHeaderHidden`. */
  header: string;
  /** Leaves the header to screen readers. @default false */
  isHeaderHidden?: boolean;
  /** Whether the cell names its row. @default false */
  isRowHeader?: boolean;
  /** @default 'start' */
  align?: 'start' | 'end';
  render: (row: Row) => ReactNode;
};

export type TableProps<Row> = ExtraAttributes & {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands in the place of rows when there are none. */
  empty: ReactNode;
  /** Shows grey rows; rows that are already there stay in view. @default false */
  isLoading?: boolean;
  /** How many grey rows. @default 5 */
  skeletonRows?: number;
};

/** Rows and columns; where the table has less than 600 px, each row becomes a card. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  isLoading = false,
  skeletonRows = 5,
  ...rest
}: TableProps<Row>) {
  const words = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop(frame);
  const isWaiting = isLoading && rows.length === 0;
  return (
    <div {...rest} {...scrollStop} ref={frame} className={styles.frame}>
      <table
        {...tableRoles.table}
        className={styles.table}
        aria-label={label}
        aria-busy={isLoading}
      >
        <thead {...tableRoles.rowGroup} className={styles.head}>
          <tr {...tableRoles.row}>
            {columns.map(({ id, header, align, isHeaderHidden }) => (
              <th
                key={id}
                {...tableRoles.columnHeader}
                scope="col"
                className={styles.columnHeader}
                data-align={align}
              >
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} className={styles.body}>
          {isWaiting ? (
            <TableSkeleton columns={columns} rows={skeletonRows} />
          ) : (
            rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} />)
          )}
          {!isLoading && rows.length === 0 && (
            <tr {...tableRoles.row} className={styles.row}>
              <td {...tableRoles.cell} colSpan={columns.length} className={styles.emptyCell}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <VisuallyHidden>
        <span role="status">{isLoading ? words.loading : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
