import type { ActionId } from '../actions/actions.ts';

/** Where the focus can be, from the canvas outwards. */
export const keyPlaces = ['canvas', 'tools', 'panel', 'field'] as const;
export type KeyPlace = (typeof keyPlaces)[number];

export type Shortcut = {
  /** A Latin letter in lower case, or the name of a key. */
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  withControl?: boolean;
  withShift?: boolean;
  withAlt?: boolean;
  /** The outermost place of the focus where the shortcut works. Inside it, other widgets need no key of it. */
  reach: KeyPlace;
  /** The browser tells of it in its own way, as of copying; it stands here for menus and help. */
  isNative?: true;
  action: ActionId;
};

/** The keyboard map. */
export const shortcuts: readonly Shortcut[] = [
  { key: 't', reach: 'tools', action: 'add-text' },
  { key: 'c', reach: 'tools', action: 'add-choice' },
  { key: 'i', reach: 'tools', action: 'add-image' },
  { key: 'v', reach: 'tools', action: 'add-video' },
  { key: 'a', reach: 'tools', action: 'add-audio' },
  { key: 'd', reach: 'tools', action: 'add-document' },
  { key: 'e', reach: 'tools', action: 'add-end' },
  { key: 'Delete', reach: 'canvas', action: 'delete' },
  { key: 'Backspace', reach: 'canvas', action: 'delete' },
  { key: 'Enter', reach: 'canvas', action: 'edit-node' },
  { key: ' ', reach: 'canvas', action: 'select-node' },
  { key: 'Escape', reach: 'panel', action: 'clear-selection' },
  { key: 'ArrowRight', reach: 'canvas', action: 'walk-on' },
  { key: 'ArrowLeft', reach: 'canvas', action: 'walk-back' },
  { key: 'ArrowDown', reach: 'canvas', action: 'walk-next' },
  { key: 'ArrowUp', reach: 'canvas', action: 'walk-previous' },
  { key: 'ArrowLeft', withShift: true, reach: 'canvas', action: 'nudge-left' },
  { key: 'ArrowRight', withShift: true, reach: 'canvas', action: 'nudge-right' },
  { key: 'ArrowUp', withShift: true, reach: 'canvas', action: 'nudge-up' },
  { key: 'ArrowDown', withShift: true, reach: 'canvas', action: 'nudge-down' },
  { key: 'z', withControl: true, reach: 'panel', action: 'undo' },
  { key: 'z', withControl: true, withShift: true, reach: 'panel', action: 'redo' },
  { key: 'y', withControl: true, reach: 'panel', action: 'redo' },
  { key: 'c', withControl: true, reach: 'panel', isNative: true, action: 'copy' },
  { key: 'x', withControl: true, reach: 'panel', isNative: true, action: 'cut' },
  { key: 'v', withControl: true, reach: 'panel', isNative: true, action: 'paste' },
  { key: 'd', withControl: true, reach: 'panel', action: 'duplicate' },
  { key: 'a', withControl: true, reach: 'tools', action: 'select-all' },
  { key: 'n', reach: 'tools', action: 'add-note' },
  { key: 'l', reach: 'tools', action: 'arrange' },
  { key: 'g', withControl: true, reach: 'panel', action: 'group-nodes' },
  { key: 'g', withControl: true, withShift: true, reach: 'panel', action: 'leave-group' },
  { key: 's', withControl: true, reach: 'field', action: 'save' },
  { key: 'k', withControl: true, reach: 'field', action: 'palette' },
  { key: 'f', withControl: true, reach: 'field', action: 'find' },
  { key: 'h', withControl: true, reach: 'field', action: 'find' },
  { key: '?', reach: 'tools', action: 'help' },
];

export type KeyPress = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};

/** The Latin letter of the pressed key also on a Russian layout, where `key` is Cyrillic. */
export function keyName({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  if (key.length > 1) return key;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** What a key press means where it happened, or null where it means nothing to the editor. */
export function findShortcut(press: KeyPress, place: KeyPlace): ActionId | null {
  const key = keyName(press);
  const hasControl = press.ctrlKey || press.metaKey;
  const found = shortcuts.find(
    (shortcut) =>
      shortcut.key === key &&
      !shortcut.isNative &&
      Boolean(shortcut.withControl) === hasControl &&
      Boolean(shortcut.withAlt) === press.altKey &&
      // A sign such as «?» needs Shift on one keyboard and not on another.
      (Boolean(shortcut.withShift) === press.shiftKey || isSign(key)) &&
      keyPlaces.indexOf(place) <= keyPlaces.indexOf(shortcut.reach),
  );
  return found?.action ?? null;
}

const isSign = (key: string): boolean => key.length === 1 && /[^a-z ]/.test(key);
