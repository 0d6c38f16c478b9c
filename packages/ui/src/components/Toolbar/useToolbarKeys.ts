import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { tabbableIn } from '../../parts/tabbable.ts';

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const satisfies Record<string, Record<string, number>>;

/** Makes a group of controls one stop of the Tab key, which remembers where it was left. */
export function useToolbarKeys(orientation: keyof typeof steps) {
  const left = useRef<HTMLElement | null>(null);
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      // Portals bubble through React: a menu that opened from here has keys of its own.
      if (!event.currentTarget.contains(event.target as Node)) return;
      const controls = tabbableIn(event.currentTarget);
      if (event.key === 'Tab') {
        left.current = document.activeElement as HTMLElement | null;
        // From the edge the browser itself leads on.
        controls.at(event.shiftKey ? 0 : -1)?.focus();
        return;
      }
      const step = (steps[orientation] as Record<string, number>)[event.key];
      if (step === undefined) return;
      const place = controls.indexOf(document.activeElement as HTMLElement);
      controls[place + step]?.focus();
      event.stopPropagation();
      event.preventDefault();
    },
    onFocusCapture({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) {
      const isFromOutside = !currentTarget.contains(relatedTarget as Node | null);
      if (!left.current || !isFromOutside || !currentTarget.contains(target)) return;
      left.current.focus();
      left.current = null;
    },
    onBlurCapture({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget as Node | null)) left.current ??= target;
    },
  };
}
