import { Link } from 'react-aria-components';
import * as styles from './AppBar.css.ts';
import type { AppBarLink } from './AppBar.tsx';

type AppBarLinksProps = { links: readonly AppBarLink[] };

/** The links of the bar, alike in the row and in the menu. */
export const AppBarLinks = ({ links }: AppBarLinksProps) => (
  <ul className={styles.links}>
    {links.map(({ href, label, isCurrent = false }) => (
      <li key={href}>
        <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
