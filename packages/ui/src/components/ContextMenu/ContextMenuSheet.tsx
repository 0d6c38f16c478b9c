import { type RefObject, useRef } from 'react';
import { Popover } from 'react-aria-components';
import { giveBackFocus } from '../Menu/giveBackFocus.ts';
import * as menuStyles from '../Menu/Menu.css.ts';
import { MenuList } from '../Menu/MenuList.tsx';
import type { ContextMenuProps } from './ContextMenu.tsx';

export type ContextMenuSheetProps = ContextMenuProps & {
  /** What had the focus as the menu opened. */
  opener: RefObject<Element | null>;
};

/** The open menu at its place in the viewport. */
export function ContextMenuSheet({
  label,
  items,
  position,
  opener,
  onAction,
  onClose,
}: ContextMenuSheetProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} hidden />
      <Popover
        // A second right click moves an open menu, which the popover only measures anew when it mounts.
        key={position ? `${position.x},${position.y}` : 'closed'}
        className={menuStyles.popover}
        triggerRef={anchor}
        getTargetRect={() => position && new DOMRect(position.x, position.y, 0, 0)}
        isOpen={position !== null}
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
