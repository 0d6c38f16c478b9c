import type { FocusKind } from './keyCommand.ts';

const text =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"])';
const arrows =
  'input[type="radio"], input[type="range"], video, audio, [role="slider"], [role="menu"], [role="listbox"]';
const button = 'a[href], button, summary, input, [role="button"]';

/** The kind of control that an event came from. */
export function focusKind(target: EventTarget | null): FocusKind {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(text)) return 'text';
  if (target.closest(arrows)) return 'arrows';
  return target.closest(button) ? 'button' : 'page';
}
