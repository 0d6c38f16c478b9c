import { use } from 'react';
import {
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps as AriaTriggerProps,
  OverlayTriggerStateContext,
  Popover,
  PopoverContext,
  type PopoverProps,
  useSlottedContext,
} from 'react-aria-components';
import * as styles from './Menu.css.ts';
import type { MenuEntry } from './Menu.types.ts';
import { giveBackFocus, MenuList } from './MenuList.tsx';

export type MenuTriggerProps = Pick<AriaTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> & {
  /** A button, and a Menu after it. */
  children: AriaTriggerProps['children'];
};

/** Opens a menu from a button: on press, and with the arrow keys at its first or its last command. */
export const MenuTrigger = (props: MenuTriggerProps) => <AriaMenuTrigger {...props} />;

export type MenuProps<Id extends string = string> = {
  /** Name of the menu; without one it is named by its trigger. */
  label?: string;
  /** Commands and separators, from top to bottom. */
  items: readonly MenuEntry<Id>[];
  /** Receives the id of the chosen command. */
  onAction?: (id: Id) => void;
  /** Where the menu opens beside its trigger. @default 'bottom start' */
  placement?: PopoverProps['placement'];
};

/** A list of commands that opens from a button. Stands after its trigger inside a MenuTrigger. */
export function Menu<Id extends string = string>({
  label,
  items,
  onAction,
  placement = 'bottom start',
}: MenuProps<Id>) {
  const state = use(OverlayTriggerStateContext);
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (
    <Popover className={styles.popover} placement={placement} offset={4}>
      <MenuList
        aria-label={label}
        items={items}
        onAction={(id) => {
          if (state) giveBackFocus({ close: () => state.close(), to: trigger?.current });
          onAction?.(id);
        }}
      />
    </Popover>
  );
}
