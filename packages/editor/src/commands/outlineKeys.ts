import type { Shortcut } from './shortcuts.ts';
import { keysOf } from './shortcuts.ts';

/** What can be done with a row of the outline by key. */
export type RowKeyAction =
  | 'edit'
  | 'add-text'
  | 'add-choice-option'
  | 'connect'
  | 'in'
  | 'out'
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
  { key: 'ArrowRight', withShift: true, withAlt: true, action: 'in' },
  { key: 'ArrowLeft', withShift: true, withAlt: true, action: 'out' },
  { key: 'ArrowUp', withAlt: true, action: 'up' },
  { key: 'ArrowDown', withAlt: true, action: 'down' },
  { key: 'Delete', action: 'delete' },
  { key: 'Backspace', action: 'delete' },
  { key: 'F10', withShift: true, action: 'menu' },
  { key: 'ContextMenu', action: 'menu' },
];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const actionOf = <Action>(
  keys: readonly (Omit<RowKey, 'action'> & { action: Action })[],
  press: Press,
): Action | null =>
  keys.find(
    ({ key, withControl = false, withShift = false, withAlt = false }) =>
      key === press.key &&
      withControl === (press.ctrlKey || press.metaKey) &&
      withShift === press.shiftKey &&
      withAlt === press.altKey,
  )?.action ?? null;

/** What a key press on a row asks for. */
export const rowKeyAction = (press: Press): RowKeyAction | null => actionOf(rowKeys, press);

/** What can be done by key while the text of a row is written. */
export type FieldKeyAction = 'done' | 'next' | 'add-text' | 'connect' | 'in' | 'out';

/** The keys of an open field; Shift+Enter stays that of a new line. */
export const fieldKeys = [
  { key: 'Escape', action: 'done' },
  { key: 'Enter', action: 'next' },
  { key: 'Enter', withControl: true, action: 'add-text' },
  { key: 'Enter', withAlt: true, action: 'connect' },
  { key: 'Tab', action: 'in' },
  { key: 'Tab', withShift: true, action: 'out' },
] as const satisfies (Omit<RowKey, 'action'> & { action: FieldKeyAction })[];

/** What a key press in the field of a row asks for. */
export const fieldKeyAction = (press: Press): FieldKeyAction | null =>
  actionOf<FieldKeyAction>(fieldKeys, press);

/** How the first key of an action is written in menus. */
export function rowKeyText(action: RowKeyAction): string {
  const key = rowKeys.find((one) => one.action === action);
  return key ? keysOf(key).join('+') : '';
}
