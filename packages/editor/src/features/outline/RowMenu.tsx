import { type Diagnostic, fixNames } from '@dreamfork/story';
import { IconButton, Menu, type MenuEntry, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import {
  ArrowDown,
  ArrowUp,
  CirclePlay,
  CornerDownRight,
  EllipsisVertical,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Pencil,
  Plus,
  Spline,
  Trash2,
  Unlink,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { type RowKeyAction, rowKeyText } from '../../commands/outlineKeys.ts';
import { useEditor } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { outlineMessages } from './messages.ts';
import type { OutlineRow } from './outlineRows.ts';
import { type AddableType, type RowCommand, rowMenu } from './rowMenu.ts';

export type RowMenuProps = {
  row: OutlineRow;
  diagnostics: readonly Diagnostic[];
  isActive: boolean;
  onCommand: (command: RowCommand) => void;
};

type PlainCommand = Exclude<RowCommand, `add:${string}` | `fix:${string}`>;

const icons: Record<PlainCommand, LucideIcon> = {
  edit: Pencil,
  jump: CornerDownRight,
  'add-choice-option': Plus,
  connect: Spline,
  disconnect: Unlink,
  in: IndentIncrease,
  out: IndentDecrease,
  up: ArrowUp,
  down: ArrowDown,
  start: CirclePlay,
  delete: Trash2,
};

const keys: Partial<Record<RowCommand, RowKeyAction>> = {
  edit: 'edit',
  'add:text': 'add-text',
  'add-choice-option': 'add-choice-option',
  connect: 'connect',
  in: 'in',
  out: 'out',
  up: 'up',
  down: 'down',
  delete: 'delete',
};

/** Everything that can be done with a row. */
export function RowMenu({ row, diagnostics, isActive, onCommand }: RowMenuProps) {
  const { session } = useEditor();
  const messages = useMessages(outlineMessages);
  const fixes = useMessages(fixNames);
  const [isOpen, setOpen] = useState(false);

  const deleteLabels = {
    node: messages.deleteNode,
    choice: messages.deleteChoice,
    path: messages.deletePath,
    reference: messages.deletePath,
  };
  const labels: Record<PlainCommand, string> = {
    edit: messages.edit,
    jump: messages.jump,
    'add-choice-option': messages.addChoice,
    connect: messages.connect,
    disconnect: messages.disconnect,
    in: messages.moveIn,
    out: messages.moveOut,
    up: messages.up,
    down: messages.down,
    start: messages.makeStart,
    delete: deleteLabels[row.kind],
  };

  const entryOf = (id: RowCommand): MenuEntry<RowCommand> => {
    const key = keys[id];
    const shortcut = key ? { shortcut: rowKeyText(key) } : {};
    const [name, first, second] = id.split(':');
    if (name === 'add') {
      const type = first as AddableType;
      return { id, label: messages.add[type], icon: nodeIcons[type], ...shortcut };
    }
    if (name === 'fix') return { id, label: fixes[second as keyof typeof fixes], icon: Wrench };
    const plain = id as PlainCommand;
    return {
      id,
      label: labels[plain],
      icon: icons[plain],
      ...shortcut,
      ...(plain === 'delete' ? { tone: 'danger' as const } : {}),
    };
  };

  // Read when it opens: the row alone does not tell what the story allows by then.
  const items = () =>
    rowMenu(session.getState().document, row, diagnostics).flatMap(
      (group, index): MenuEntry<RowCommand>[] => [
        ...(index > 0 ? [{ separator: true as const }] : []),
        ...group.map(entryOf),
      ],
    );

  return (
    <MenuTrigger onOpenChange={setOpen}>
      <IconButton
        icon={EllipsisVertical}
        size="small"
        label={messages.actions}
        excludeFromTabOrder={!isActive}
        data-row-menu
      />
      <Menu<RowCommand> placement="bottom end" items={isOpen ? items() : []} onAction={onCommand} />
    </MenuTrigger>
  );
}
