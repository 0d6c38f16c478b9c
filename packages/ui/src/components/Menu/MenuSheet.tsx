import { Popover, type PopoverProps } from 'react-aria-components';
import { giveBackFocus } from './giveBackFocus.ts';
import * as styles from './Menu.css.ts';
import type { MenuEntry } from './Menu.types.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuState } from './MenuTrigger.tsx';

export type MenuSheetProps = {
  /** The trigger's view of the menu. */
  state: MenuState;
  label?: string;
  items: readonly MenuEntry[];
  onAction?: (id: string) => void;
  placement?: PopoverProps['placement'];
};

/** The open menu: a sheet beside its trigger, with the commands on it. */
export function MenuSheet({ state, label, items, onAction, placement }: MenuSheetProps) {
  const name =
    label === undefined ? { 'aria-labelledby': state.triggerId } : { 'aria-label': label };
  return (
    <Popover
      {...name}
      className={styles.popover}
      trigger="MenuTrigger"
      triggerRef={state.triggerRef}
      isOpen={state.isOpen}
      onOpenChange={(staysOpen) => {
        if (!staysOpen) state.close();
      }}
      placement={placement}
      offset={4}
    >
      <MenuList
        {...name}
        id={state.menuId}
        items={items}
        autoFocus={state.focused ?? true}
        onClose={state.close}
        onAction={(id) => {
          giveBackFocus({ close: state.close, to: state.triggerRef.current });
          onAction?.(id);
        }}
      />
    </Popover>
  );
}
