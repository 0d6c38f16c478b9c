import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './Table.tsx';
import { tableRoles } from './tableRoles.ts';
import { nextSort, type TableSort } from './tableSort.ts';

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
