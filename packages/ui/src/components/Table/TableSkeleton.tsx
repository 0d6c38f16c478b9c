import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './Table.tsx';
import { tableRoles } from './tableRoles.ts';

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
