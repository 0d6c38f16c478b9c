import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export type ModalOptions = {
  /** Called when the reader closes the dialog. */
  onClose: () => void;
  /** Stops key events, and closes on Escape and on a press outside. @default false */
  isSheet?: boolean;
};

/** Opens a native modal dialog, which contains the focus and restores it on closing. */
export function useModal({
  onClose,
  isSheet = false,
}: ModalOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // By default the first button gets the focus; with the focus on the dialog, screen readers read all of it.
    if (element.hasAttribute('tabindex')) element.focus();
    return () => element.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onCancel = (event: Event): void => {
      event.preventDefault();
      close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      event.stopPropagation();
      if (event.key === 'Escape') onCancel(event);
    };
    const onClick = ({ target }: MouseEvent): void => {
      // Only a press outside the content has the dialog as its target.
      if (target === element) close();
    };
    element.addEventListener('cancel', onCancel, { signal });
    if (isSheet) {
      element.addEventListener('keydown', onKeyDown, { signal });
      element.addEventListener('click', onClick, { signal });
    }
    return () => listening.abort();
  }, [isSheet]);

  return dialog;
}
