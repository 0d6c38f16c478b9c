import { flushSync } from 'react-dom';

type FocusReturn = {
  /** Closes the menu. */
  close: () => void;
  /** What had the focus before the menu. */
  to: Element | null | undefined;
};

/**
 * Closes a menu and gives the focus back at once, before its command runs: a dialog that the
 * command opens then knows an element to return to, and not a row of a menu that is gone.
 */
export function giveBackFocus({ close, to }: FocusReturn) {
  flushSync(close);
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus();
}
