import { Ellipsis } from 'lucide-react';
import { useMessages } from '../../i18n/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuTrigger } from '../Menu/Menu.tsx';
import type { MenuEntry } from '../Menu/Menu.types.ts';
import { tableMessages } from './Table.messages.ts';

export type TableRowActions<Row> = {
  /** What the row is called, in the name of its menu. */
  nameOf: (row: Row) => string;
  /** The commands of a row. */
  itemsOf: (row: Row) => readonly MenuEntry[];
  /** Receives the id of the chosen command and its row. */
  onAction: (id: string, row: Row) => void;
};

type RowActionsProps<Row> = { row: Row; actions: TableRowActions<Row> };

/** The menu at the end of a row. */
export function RowActions<Row>({ row, actions }: RowActionsProps<Row>) {
  const messages = useMessages(tableMessages);
  const items = actions.itemsOf(row);
  if (items.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={messages.actionsOf(actions.nameOf(row))} />
      <Menu
        placement="bottom end"
        items={items}
        onAction={(command) => actions.onAction(command, row)}
      />
    </MenuTrigger>
  );
}
