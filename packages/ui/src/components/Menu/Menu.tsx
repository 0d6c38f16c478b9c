import { use } from 'react';
import {
  Popover,
  PopoverContext,
  type PopoverProps,
  RootMenuTriggerStateContext,
  useSlottedContext,
} from 'react-aria-components';
import { giveBackFocus } from './giveBackFocus.ts';
import * as styles from './Menu.css.ts';
import type { MenuEntry } from './Menu.types.ts';
import { MenuList } from './MenuList.tsx';

export { MenuTrigger, type MenuTriggerProps } from 'react-aria-components';

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
  const trigger = use(RootMenuTriggerStateContext);
  const triggerRef = useSlottedContext(PopoverContext)?.triggerRef;
  return (
    <Popover className={styles.popover} placement={placement} offset={4}>
      <MenuList
        label={label}
        items={items}
        onAction={(id) => {
          giveBackFocus({ close: () => trigger?.close(), to: triggerRef?.current });
          onAction?.(id);
        }}
      />
    </Popover>
  );
}
