import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export const panelNames = ['history', 'settings', 'saves'] as const;
export type PanelName = (typeof panelNames)[number];

export type Panel = {
  current: PanelName | null;
  toggle: (name: PanelName) => void;
  close: (options?: { returnFocus: boolean }) => void;
};

/** One open panel at a time: opening moves the focus into it, closing returns it to its button. */
export function usePanel(root: RefObject<HTMLElement | null>): Panel {
  const [current, setCurrent] = useState<PanelName | null>(null);
  const lastOpen = useRef<PanelName | null>(null);
  const returnsFocus = useRef(true);

  // Synchronously: without a focused element, a key would not reach a player in a shadow tree.
  useLayoutEffect(() => {
    const before = lastOpen.current;
    lastOpen.current = current;
    if (before === current) return;
    const target = current
      ? `[data-panel="${current}"] [data-panel-title]`
      : `[data-panel-switch="${before}"]`;
    if (current || returnsFocus.current) {
      root.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    }
  }, [current, root]);

  const show = (name: PanelName | null, returnFocus = true): void => {
    returnsFocus.current = returnFocus;
    setCurrent(name);
  };
  return {
    current,
    toggle: (name) => show(current === name ? null : name),
    close: ({ returnFocus } = { returnFocus: true }) => show(null, returnFocus),
  };
}
