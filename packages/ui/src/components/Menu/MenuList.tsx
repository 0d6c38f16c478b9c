import { ChevronDown, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  Menu as AriaMenu,
  type MenuProps as AriaProps,
  Header,
  Keyboard,
  MenuItem,
  MenuSection,
  Popover,
  Separator,
  SubmenuTrigger,
  Text,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { plain } from '../../css/plain.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuCommand, MenuEntry, MenuSubmenu } from './Menu.types.ts';

type MenuListProps<Id extends string> = Pick<
  AriaProps<object>,
  'id' | 'aria-label' | 'aria-labelledby' | 'autoFocus' | 'onClose'
> & {
  items: readonly MenuEntry<Id>[];
  onAction?: ((id: Id) => void) | undefined;
};

/** The rows of a menu, without the sheet they lie on. */
export function MenuList<Id extends string>({ items, onAction, ...rest }: MenuListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const hasMore = useHasMoreBelow(list);
  return (
    <>
      <AriaMenu
        {...rest}
        ref={list}
        className={styles.menu}
        onAction={(key) => onAction?.(key as Id)}
        disabledKeys={items
          .flatMap(commandsOf)
          .flatMap((item) => (item.isDisabled ? [item.id] : []))}
      >
        {items.map((item, position) => {
          if (item.separator) {
            return <Separator key={separatorKey(items, position)} className={styles.separator} />;
          }
          if (item.submenu) {
            return <Submenu key={`submenu-${item.label}`} {...item} onAction={onAction} />;
          }
          if (item.heading === undefined) return <Command key={item.id} {...item} />;
          return (
            <MenuSection key={item.heading}>
              <Header className={styles.heading}>{item.heading}</Header>
              {item.items.map((command) => (
                <Command key={command.id} {...command} />
              ))}
            </MenuSection>
          );
        })}
      </AriaMenu>
      {hasMore && (
        <div className={styles.more} aria-hidden>
          <ChevronDown className={plain} size={18} />
        </div>
      )}
    </>
  );
}

/** Whether there are rows below those in view. */
function useHasMoreBelow(list: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      setHasMore(scrollHeight - scrollTop - clientHeight > 4);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return hasMore;
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

type SubmenuProps<Id extends string> = MenuSubmenu<Id> & Pick<MenuListProps<Id>, 'onAction'>;

function Submenu<Id extends string>({ label, icon: Icon, submenu, onAction }: SubmenuProps<Id>) {
  return (
    <SubmenuTrigger>
      <MenuItem id={`submenu-${label}`} className={styles.item} textValue={label}>
        {Icon && <Icon className={styles.icon} aria-hidden />}
        <Text slot="label" className={styles.label}>
          {label}
        </Text>
        <ChevronRight className={styles.icon} aria-hidden />
      </MenuItem>
      <Popover className={styles.popover} offset={2} crossOffset={-6}>
        <MenuList items={submenu} onAction={onAction} />
      </Popover>
    </SubmenuTrigger>
  );
}

function commandsOf<Id extends string>(entry: MenuEntry<Id>): readonly MenuCommand<Id>[] {
  if (entry.separator) return [];
  if (entry.submenu) return entry.submenu;
  return entry.heading === undefined ? [entry] : entry.items;
}

/** A separator is known by the command it stands before. */
const separatorKey = (items: readonly MenuEntry[], position: number): string =>
  `before-${items.slice(position + 1).flatMap(commandsOf)[0]?.id ?? 'end'}`;

type FocusReturn = {
  /** Closes the menu. */
  close: () => void;
  /** What had the focus before the menu. */
  to: Element | null | undefined;
};

/**
 * Closes a menu and gives the focus back at once, before its command runs: a dialog that the
 * command opens then knows an element to return to, and not a row of a menu that is gone.
 */
export function giveBackFocus({ close, to }: FocusReturn) {
  flushSync(close);
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus();
}
