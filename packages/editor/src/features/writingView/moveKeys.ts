import { keysOf, type Shortcut } from '../../commands/shortcuts.ts';

/** The keys that go from node to node while one is written. */
export const moveKeys = {
  previous: { key: 'PageUp', withAlt: true, reach: 'field' },
  next: { key: 'PageDown', withAlt: true, reach: 'field' },
  unwritten: { key: 'Enter', withControl: true, reach: 'field' },
} as const satisfies Record<string, Shortcut>;

export const keysText = (shortcut: Shortcut): string => keysOf(shortcut).join('+');
