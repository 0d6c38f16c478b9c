/** The kind of the focused element: a text field, a control that uses Enter or arrows, or another one. */
export const focusKinds = ['page', 'button', 'arrows', 'text'] as const;
export type FocusKind = (typeof focusKinds)[number];

export type KeyPress = {
  /** `KeyboardEvent.key`. */
  key: string;
  /** `KeyboardEvent.code`: the physical key, whatever the keyboard layout. */
  code: string;
  /** Ctrl, Alt, Meta or Shift is held. */
  hasModifier: boolean;
  /** Whether single-character shortcuts are enabled: letters, digits, the question mark. */
  hasSignKeys: boolean;
  focus: FocusKind;
};

export type KeyCommand =
  | { type: 'choose'; index: number }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'toggleHistory' }
  | { type: 'toggleSettings' }
  | { type: 'askRestart' }
  | { type: 'help' }
  | { type: 'close' };

const plainKeys: Record<string, KeyCommand> = {
  KeyH: { type: 'toggleHistory' },
  KeyS: { type: 'toggleSettings' },
  KeyR: { type: 'askRestart' },
};

const arrows: Record<string, KeyCommand> = {
  ArrowRight: { type: 'next' },
  ArrowLeft: { type: 'back' },
};

/** The index of an option by its key: the row of digits with `-` and `=`, or the number pad. */
function optionIndex(code: string): number {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const sign = digit ?? { Minus: '-', Equal: '=' }[code];
  return sign === undefined ? -1 : optionKeys.indexOf(sign);
}

/** The command of a key; null if the focused control uses the key. */
export function keyCommand(press: KeyPress): KeyCommand | null {
  const { key, code, hasModifier, hasSignKeys, focus } = press;
  // The question mark needs Shift on most layouts.
  if (key === '?' && hasSignKeys && focus !== 'text') return { type: 'help' };
  if (hasModifier) return null;
  if (key === 'Escape') return { type: 'close' };
  if (focus === 'text') return null;
  if (key === 'Enter') return focus === 'page' ? { type: 'next' } : null;
  if (focus !== 'arrows' && arrows[key]) return arrows[key];
  if (!hasSignKeys) return null;
  const index = optionIndex(code);
  return index === -1 ? (plainKeys[code] ?? null) : { type: 'choose', index };
}

/** The keys of the first options in order, with the names of `aria-keyshortcuts`. */
export const optionKeys: readonly string[] = '1234567890-='.split('');
