import { type RefObject, useEffect } from 'react';

type MenuDismissal = {
  isOpen: boolean;
  /** Holds the trigger and the panel. */
  root: RefObject<Element | null>;
  /** Receives the focus back after Escape. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What leads somewhere else: after it, the menu is in the way. */
const leading = 'a[href], [role="menuitem"], [role="link"]';

/** Menus and dialogs opened from the panel lie elsewhere in the document, yet belong to it. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Closes the open menu on Escape, on a press outside and after a link was followed. */
export function useMenuDismissal({ isOpen, root, trigger, onClose }: MenuDismissal) {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type], target: Element) => void,
    ) => {
      const onEvent = (event: DocumentEventMap[Type]) => {
        if (event.target instanceof Element) listener(event, event.target);
      };
      document.addEventListener(type, onEvent, { capture: true, signal });
    };

    listen('pointerdown', (_event, target) => {
      if (!root.current?.contains(target) && !target.closest(layers)) onClose();
    });
    listen('click', (_event, target) => {
      if (target.closest(leading)) onClose();
    });
    listen('keydown', (event, target) => {
      if (event.key !== 'Escape' || !root.current?.contains(target)) return;
      event.stopPropagation();
      onClose();
      trigger.current?.focus();
    });
    return () => listening.abort();
  }, [isOpen, root, trigger, onClose]);
}
