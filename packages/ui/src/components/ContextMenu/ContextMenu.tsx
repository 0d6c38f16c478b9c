import { useLayoutEffect, useRef } from 'react';
import { Popover } from 'react-aria-components';
import * as menuStyles from '../Menu/Menu.css.ts';
import type { MenuEntry } from '../Menu/Menu.types.ts';
import { giveBackFocus, MenuList } from '../Menu/MenuList.tsx';

export type ContextMenuProps<Id extends string = string> = {
  /** Name of the menu for screen readers. */
  label: string;
  /** Commands and separators, from top to bottom. */
  items: readonly MenuEntry<Id>[];
  /** Where the menu opens, in viewport coordinates; `null` while it is closed. */
  position: { x: number; y: number } | null;
  /** Receives the id of the chosen command. */
  onAction: (id: Id) => void;
  /** Called when a command was chosen, on Escape and on a press outside. */
  onClose: () => void;
};

/** A menu that opens at the pointer, or at the place the keyboard names, and gives focus back when it closes. */
export function ContextMenu<Id extends string = string>({
  label,
  items,
  position,
  onAction,
  onClose,
}: ContextMenuProps<Id>) {
  const opener = useRef<Element | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const isOpen = position !== null;
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (
    <>
      <span ref={anchor} hidden />
      <Popover
        // A second right click moves an open menu, which the popover only measures anew when it mounts.
        key={position ? `${position.x},${position.y}` : 'closed'}
        className={menuStyles.popover}
        triggerRef={anchor}
        getTargetRect={() => position && new DOMRect(position.x, position.y, 0, 0)}
        isOpen={isOpen}
        onOpenChange={(staysOpen) => {
          if (!staysOpen) onClose();
        }}
        placement="bottom start"
        offset={0}
        aria-label={label}
      >
        <MenuList
          aria-label={label}
          items={items}
          autoFocus
          onAction={(id) => {
            giveBackFocus({ close: onClose, to: opener.current });
            onAction(id);
          }}
        />
      </Popover>
    </>
  );
}
