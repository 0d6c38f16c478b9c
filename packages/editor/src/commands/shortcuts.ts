import type { NodeType } from '@dreamfork/story';

export type ShortcutAction =
  | { kind: 'add-node'; type: NodeType }
  | { kind: 'delete' | 'undo' | 'redo' | 'save' | 'clear-selection' | 'edit-node' | 'select-node' }
  | { kind: 'nudge'; x: number; y: number };

/** Where the focus can be, from the canvas outwards. */
export const keyPlaces = ['canvas', 'tools', 'panel', 'field'] as const;
export type KeyPlace = (typeof keyPlaces)[number];

export type Shortcut = {
  /** A Latin letter in lower case, or the name of a key. */
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  withControl?: boolean;
  withShift?: boolean;
  /** The outermost place of the focus where the shortcut works. Inside it, other widgets need no key of it. */
  reach: KeyPlace;
  action: ShortcutAction;
};

const add = (key: string, type: NodeType): Shortcut => ({
  key,
  reach: 'tools',
  action: { kind: 'add-node', type },
});
const nudge = (key: string, x: number, y: number): Shortcut => ({
  key,
  reach: 'canvas',
  action: { kind: 'nudge', x, y },
});

/** The keyboard map. */
export const shortcuts: readonly Shortcut[] = [
  add('t', 'text'),
  add('c', 'choice'),
  add('i', 'image'),
  add('v', 'video'),
  add('a', 'audio'),
  add('d', 'document'),
  add('e', 'end'),
  { key: 'Delete', reach: 'canvas', action: { kind: 'delete' } },
  { key: 'Backspace', reach: 'canvas', action: { kind: 'delete' } },
  { key: 'Enter', reach: 'canvas', action: { kind: 'edit-node' } },
  { key: ' ', reach: 'canvas', action: { kind: 'select-node' } },
  { key: 'Escape', reach: 'panel', action: { kind: 'clear-selection' } },
  nudge('ArrowLeft', -1, 0),
  nudge('ArrowRight', 1, 0),
  nudge('ArrowUp', 0, -1),
  nudge('ArrowDown', 0, 1),
  { key: 'z', withControl: true, reach: 'panel', action: { kind: 'undo' } },
  { key: 'z', withControl: true, withShift: true, reach: 'panel', action: { kind: 'redo' } },
  { key: 'y', withControl: true, reach: 'panel', action: { kind: 'redo' } },
  { key: 's', withControl: true, reach: 'field', action: { kind: 'save' } },
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
export function findShortcut(press: KeyPress, place: KeyPlace): ShortcutAction | null {
  if (press.altKey) return null;
  const key = keyName(press);
  const hasControl = press.ctrlKey || press.metaKey;
  const found = shortcuts.find(
    (shortcut) =>
      shortcut.key === key &&
      Boolean(shortcut.withControl) === hasControl &&
      Boolean(shortcut.withShift) === press.shiftKey &&
      keyPlaces.indexOf(place) <= keyPlaces.indexOf(shortcut.reach),
  );
  return found?.action ?? null;
}

/** How a shortcut is written in the tool list. */
export function shortcutOf(type: NodeType): string | undefined {
  const found = shortcuts.find(({ action }) => action.kind === 'add-node' && action.type === type);
  return found?.key.toUpperCase();
}
