import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a native dialog over the page; it holds the focus and gives it back when it goes. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // By itself the focus goes to the first button; a dialog that can hold it is read as a whole.
    if (element.hasAttribute('tabindex')) element.focus();
    return () => element.close();
  }, []);
  return dialog;
}
