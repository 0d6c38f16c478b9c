import * as styles from './Table.css.ts';
import type { TableColumn } from './Table.tsx';
import { tableRoles } from './tableRoles.ts';

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
