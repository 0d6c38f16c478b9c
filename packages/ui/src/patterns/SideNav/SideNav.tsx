import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './SideNav.css.ts';

export const sideNavSizes = ['small', 'medium'] as const;
export type SideNavSize = (typeof sideNavSizes)[number];

export type SideNavItem = {
  /** An address, or a place on this page: `#answers`. */
  href: string;
  label: string;
  icon?: LucideIcon;
  /** Whether it leads to the page in view. @default false */
  isCurrent?: boolean;
};

export type SideNavGroup = { title?: string; items: readonly SideNavItem[] };

export type SideNavProps = {
  /** What the links lead through, for screen readers. */
  label: string;
  groups: readonly SideNavGroup[];
  /** `small` for a list of places on a page. @default 'medium' */
  size?: SideNavSize;
};

/** Links to the sections of a place, one below the other, beside what they lead to. */
export const SideNav = ({ label, groups, size = 'medium' }: SideNavProps) => (
  <nav aria-label={label} className={styles.nav} data-size={size}>
    {groups.map(({ title, items }) => (
      <div key={title ?? items[0]?.href}>
        {title && <p className={styles.title}>{title}</p>}
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <NavLink {...item} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

function NavLink({ href, label, icon, isCurrent = false }: SideNavItem) {
  // The browser itself goes to a place on the page, and moves the start of Tab there.
  const Anchor = href.startsWith('#') ? 'a' : Link;
  return (
    <Anchor href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {icon && <Icon icon={icon} />}
      {label}
    </Anchor>
  );
}
