import { Menu as AriaMenu, Keyboard, MenuItem, Separator, Text } from 'react-aria-components';
import * as styles from './Menu.css.ts';
import type { MenuCommand, MenuEntry } from './Menu.types.ts';

type MenuListProps<Id extends string> = {
  label?: string;
  items: readonly MenuEntry<Id>[];
  onAction?: (id: Id) => void;
  /** Takes the focus as it appears; a trigger sees to that itself. @default false */
  autoFocus?: boolean;
};

/** The rows of a menu, without the sheet they lie on. */
export function MenuList<Id extends string>({
  label,
  items,
  onAction,
  autoFocus,
}: MenuListProps<Id>) {
  return (
    <AriaMenu
      className={styles.menu}
      autoFocus={autoFocus}
      aria-label={label}
      onAction={(key) => onAction?.(key as Id)}
      disabledKeys={items.filter(isCommand).flatMap((item) => (item.isDisabled ? [item.id] : []))}
    >
      {items.map((item, position) =>
        isCommand(item) ? (
          <Command key={item.id} {...item} />
        ) : (
          <Separator key={separatorKey(items, position)} className={styles.separator} />
        ),
      )}
    </AriaMenu>
  );
}

function Command({ id, label, icon: Icon, shortcut, tone, href }: MenuCommand) {
  return (
    <MenuItem id={id} className={styles.item} textValue={label} href={href} data-tone={tone}>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      <Text slot="label" className={styles.label}>
        {label}
      </Text>
      {shortcut && (
        <>
          <span className={styles.shortcut} data-keys={shortcut} aria-hidden />
          <Keyboard hidden>{shortcut}</Keyboard>
        </>
      )}
    </MenuItem>
  );
}

const isCommand = <Id extends string>(entry: MenuEntry<Id>): entry is MenuCommand<Id> =>
  !entry.separator;

/** A separator is known by the command it stands before. */
function separatorKey(items: readonly MenuEntry[], position: number): string {
  const next = items[position + 1];
  return `before-${next && isCommand(next) ? next.id : 'end'}`;
}
