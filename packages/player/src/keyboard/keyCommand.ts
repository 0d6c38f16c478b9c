/** What has the focus: a field that takes letters, a control that takes Enter or arrows, or nothing of the kind. */
export const focusKinds = ['page', 'button', 'arrows', 'text'] as const;
export type FocusKind = (typeof focusKinds)[number];

export type KeyPress = {
  /** `KeyboardEvent.key`. */
  key: string;
  /** `KeyboardEvent.code`: letters and digits mean their place, whatever the keyboard layout. */
  code: string;
  /** Ctrl, Alt, Meta or Shift is held. */
  hasModifier: boolean;
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

/** What a key means to the player; null where the key belongs to what has the focus. */
export function keyCommand({ key, code, hasModifier, focus }: KeyPress): KeyCommand | null {
  // The question mark needs Shift on most layouts.
  if (key === '?' && focus !== 'text') return { type: 'help' };
  if (hasModifier) return null;
  if (key === 'Escape') return { type: 'close' };
  if (focus === 'text') return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return { type: 'choose', index: Number(digit) - 1 };
  if (key === 'Enter') return focus === 'page' ? { type: 'next' } : null;
  if (focus !== 'arrows' && arrows[key]) return arrows[key];
  return plainKeys[code] ?? null;
}
