import {
  Menu as AriaMenu,
  type MenuProps as AriaProps,
  Keyboard,
  MenuItem,
  Separator,
  Text,
} from 'react-aria-components';
import * as styles from './Menu.css.ts';
import type { MenuCommand, MenuEntry } from './Menu.types.ts';

type MenuListProps<Id extends string> = Pick<
  AriaProps<object>,
  'id' | 'aria-label' | 'aria-labelledby' | 'autoFocus' | 'onClose'
> & {
  items: readonly MenuEntry<Id>[];
  onAction?: (id: Id) => void;
};

/** The rows of a menu, without the sheet they lie on. */
export function MenuList<Id extends string>({ items, onAction, ...rest }: MenuListProps<Id>) {
  return (
    <AriaMenu
      {...rest}
      className={styles.menu}
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
