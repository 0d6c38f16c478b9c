import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './AppBar.css.ts';
import { appBarMessages } from './AppBar.messages.ts';
import { type AppBarLink, AppBarLinks, MobileMenu } from './MobileMenu.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

export type AppBarProps = ExtraAttributes & {
  /** Where the logo leads. */
  logoHref: string;
  links: readonly AppBarLink[];
  /** Theme switcher, sign-in buttons, account menu; in a narrow window they stand in the menu. */
  actions?: ReactNode;
  /** What the menu of a narrow window holds in the place of `actions`: rows with words. @default actions */
  menuActions?: ReactNode;
  /** Name of the button that opens the menu in a narrow window. */
  mobileLabel?: string;
};

const narrow = `(max-width: ${styles.narrowWidth}px)`;

/** The bar that stays at the top of every page. Drawn on a server it holds both of its forms, and the width decides. */
export function AppBar({
  logoHref,
  links,
  actions,
  menuActions = actions,
  mobileLabel,
  ...rest
}: AppBarProps) {
  const messages = useMessages(appBarMessages);
  const isNarrow = useMediaQuery(narrow);
  return (
    <header {...rest} className={styles.bar}>
      <Link href={logoHref} className={styles.logoLink}>
        <Logo />
      </Link>
      {isNarrow !== true && (
        <div className={styles.shown[isNarrow === false ? 'always' : 'wide']}>
          <nav aria-label={messages.navigation} className={styles.navigation}>
            <AppBarLinks links={links} />
          </nav>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
      {isNarrow !== false && (
        <div className={styles.shown[isNarrow === true ? 'always' : 'narrow']}>
          <MobileMenu links={links} actions={menuActions} label={mobileLabel ?? messages.menu} />
        </div>
      )}
    </header>
  );
}
