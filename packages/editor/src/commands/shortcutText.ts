import type { ActionId } from '../actions/actions.ts';
import { type Shortcut, shortcuts } from './shortcuts.ts';

const signs: Record<string, string> = {
  ' ': 'Space',
  Delete: 'Del',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of a shortcut as they stand on the author's keyboard. */
export function keysOf(
  shortcut: Pick<Shortcut, 'key' | 'withControl' | 'withShift' | 'withAlt'>,
): string[] {
  const { key, withControl, withShift, withAlt } = shortcut;
  const onMac = isMac();
  return [
    ...(withControl ? [onMac ? '⌘' : 'Ctrl'] : []),
    ...(withAlt ? [onMac ? '⌥' : 'Alt'] : []),
    ...(withShift ? [onMac ? '⇧' : 'Shift'] : []),
    signs[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}

/** How the first shortcut of an action is written in menus and lists. */
export function shortcutText(id: ActionId): string | undefined {
  const found = shortcuts.find(({ action }) => action === id);
  return found && keysOf(found).join(isMac() ? '' : '+');
}

/** The same for assistive technology, in the words of `aria-keyshortcuts`. */
export function ariaShortcut(id: ActionId): string | undefined {
  const found = shortcuts.find(({ action }) => action === id);
  if (!found) return;
  const { key, withControl, withShift, withAlt } = found;
  return [
    ...(withControl ? [isMac() ? 'Meta' : 'Control'] : []),
    ...(withAlt ? ['Alt'] : []),
    ...(withShift ? ['Shift'] : []),
    key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key,
  ].join('+');
}
