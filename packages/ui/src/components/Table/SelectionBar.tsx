import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as styles from './Table.css.ts';
import { tableMessages } from './Table.messages.ts';

export type TableSelection<Row> = {
  /** Keys of the selected rows. */
  value: ReadonlySet<string>;
  onChange: (value: ReadonlySet<string>) => void;
  /** What the row is called, in the name of its checkbox. */
  nameOf: (row: Row) => string;
  /** What can be done with the selected rows: Buttons. */
  actions: ReactNode;
};

type SelectionBarProps = Pick<TableSelection<unknown>, 'value' | 'onChange' | 'actions'> & {
  /** Keys of the rows in the table. */
  keys: readonly string[];
};

/** Above a table with rows to select: all of them, how many they are, and what can be done with them. */
export function SelectionBar({ value, onChange, actions, keys }: SelectionBarProps) {
  const messages = useMessages(tableMessages);
  const count = keys.filter((key) => value.has(key)).length;
  return (
    <div className={styles.selectionBar}>
      <Checkbox
        isSelected={count > 0 && count === keys.length}
        isIndeterminate={count > 0 && count < keys.length}
        isDisabled={keys.length === 0}
        onChange={(isSelected) => onChange(new Set(isSelected ? keys : []))}
      >
        {messages.selectAll}
      </Checkbox>
      <span role="status">{count > 0 ? messages.selected(count) : ''}</span>
      {count > 0 && <div className={styles.selectionActions}>{actions}</div>}
    </div>
  );
}

type RowCheckboxProps<Row> = { row: Row; rowKey: string; selection: TableSelection<Row> };

/** Selects one row. */
export function RowCheckbox<Row>({ row, rowKey, selection }: RowCheckboxProps<Row>) {
  const messages = useMessages(tableMessages);
  return (
    <Checkbox
      isSelected={selection.value.has(rowKey)}
      onChange={(isSelected) => {
        const next = new Set(selection.value);
        if (isSelected) next.add(rowKey);
        else next.delete(rowKey);
        selection.onChange(next);
      }}
    >
      <VisuallyHidden>{messages.select(selection.nameOf(row))}</VisuallyHidden>
    </Checkbox>
  );
}
