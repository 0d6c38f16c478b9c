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
  /** The browser has its own event for it, such as `copy`; listed for menus and help. */
  isNative?: true;
};

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

const isSign = (key: string): boolean => key.length === 1 && /[^a-z ]/.test(key);

/** Finds the item that a key press is a shortcut of where it happened; null where there is none. */
export function findShortcut<Item extends { shortcuts?: readonly Shortcut[] }>(
  items: readonly Item[],
  press: KeyPress,
  place: KeyPlace,
): Item | null {
  const key = keyName(press);
  const hasControl = press.ctrlKey || press.metaKey;
  const isPressed = (shortcut: Shortcut) =>
    shortcut.key === key &&
    !shortcut.isNative &&
    Boolean(shortcut.withControl) === hasControl &&
    Boolean(shortcut.withAlt) === press.altKey &&
    // A sign such as «?» needs Shift on one keyboard and not on another.
    (Boolean(shortcut.withShift) === press.shiftKey || isSign(key)) &&
    keyPlaces.indexOf(place) <= keyPlaces.indexOf(shortcut.reach);
  return items.find(({ shortcuts = [] }) => shortcuts.some(isPressed)) ?? null;
}

const keyGlyphs: Record<string, string> = {
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

/** The keys of a shortcut as labelled on the author's keyboard. */
export function keysOf(
  shortcut: Pick<Shortcut, 'key' | 'withControl' | 'withShift' | 'withAlt'>,
): string[] {
  const { key, withControl, withShift, withAlt } = shortcut;
  const onMac = isMac();
  return [
    ...(withControl ? [onMac ? '⌘' : 'Ctrl'] : []),
    ...(withAlt ? [onMac ? '⌥' : 'Alt'] : []),
    ...(withShift ? [onMac ? '⇧' : 'Shift'] : []),
    keyGlyphs[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}

type WithShortcuts = { shortcuts?: readonly Shortcut[] };

/** The first shortcut of a command as menus and lists show it. */
export function shortcutText({ shortcuts }: WithShortcuts): string | undefined {
  const first = shortcuts?.[0];
  return first && keysOf(first).join(isMac() ? '' : '+');
}

/** The first shortcut in the syntax of `aria-keyshortcuts`. */
export function ariaShortcut({ shortcuts }: WithShortcuts): string | undefined {
  const first = shortcuts?.[0];
  if (!first) return;
  const { key, withControl, withShift, withAlt } = first;
  return [
    ...(withControl ? [isMac() ? 'Meta' : 'Control'] : []),
    ...(withAlt ? ['Alt'] : []),
    ...(withShift ? ['Shift'] : []),
    key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key,
  ].join('+');
}
