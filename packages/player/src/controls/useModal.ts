import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export type ModalOptions = {
  /** The reader wants it gone. */
  onClose: () => void;
  /** A sheet keeps its keys to itself and closes by Escape and by a press beside it. @default false */
  isSheet?: boolean;
};

/** Opens a native dialog over the page; it holds the focus and gives it back when it goes. */
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
    // By itself the focus goes to the first button; a dialog that can hold it is read as a whole.
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
      // Only a press beside the sheet lands on the dialog itself.
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
