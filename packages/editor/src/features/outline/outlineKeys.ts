import type { Shortcut } from '../../commands/shortcuts.ts';
import { keysOf } from '../../commands/shortcuts.ts';

/** What can be done with a row of the outline by key. */
export type RowKeyAction =
  | 'edit'
  | 'add-text'
  | 'add-choice-option'
  | 'connect'
  | 'up'
  | 'down'
  | 'delete'
  | 'menu';

type RowKey = Pick<Shortcut, 'key' | 'withControl' | 'withShift' | 'withAlt'> & {
  action: RowKeyAction;
};

/** The keys of a row, besides those with which one walks along the tree. */
export const rowKeys: readonly RowKey[] = [
  { key: 'Enter', action: 'edit' },
  { key: 'F2', action: 'edit' },
  { key: 'Enter', withControl: true, action: 'add-text' },
  { key: 'Enter', withShift: true, action: 'add-choice-option' },
  { key: 'Enter', withAlt: true, action: 'connect' },
  { key: 'ArrowUp', withAlt: true, action: 'up' },
  { key: 'ArrowDown', withAlt: true, action: 'down' },
  { key: 'Delete', action: 'delete' },
  { key: 'Backspace', action: 'delete' },
  { key: 'F10', withShift: true, action: 'menu' },
  { key: 'ContextMenu', action: 'menu' },
];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key press on a row asks for. */
export const rowKeyAction = (press: Press): RowKeyAction | null =>
  rowKeys.find(
    ({ key, withControl = false, withShift = false, withAlt = false }) =>
      key === press.key &&
      withControl === (press.ctrlKey || press.metaKey) &&
      withShift === press.shiftKey &&
      withAlt === press.altKey,
  )?.action ?? null;

/** How the first key of an action is written in menus. */
export function rowKeyText(action: RowKeyAction): string {
  const key = rowKeys.find((one) => one.action === action);
  return key ? keysOf(key).join('+') : '';
}
