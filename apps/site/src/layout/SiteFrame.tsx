import { UserMenu, UserMenuRows } from '@dreamfork/account';
import { useSessionState } from '@dreamfork/account/session';
import { useConnection } from '@dreamfork/api-client/hooks';
import {
  AppBar,
  AppShell,
  ConnectionNotice,
  LinkButton,
  LocaleSwitcher,
  ThemeSwitcher,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { signInAddress } from '../session/returnAddress.ts';
import * as styles from './layout.css.ts';
import { guestActions, menuRows } from './layout.css.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { layoutMessages } from './messages.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { siteLinks } from './siteLinks.ts';

/** Id of the element with the content of a page; the skip link and each navigation move the focus to it. */
export const contentId = 'content';

export type SiteFrameProps = {
  /** Id of the content; another one where the layout around it has the usual one. @default 'content' */
  id?: string;
  children: ReactNode;
};

/** Bar and footer around the content of a page. */
export function SiteFrame({ id = contentId, children }: SiteFrameProps) {
  const { state, tryAgain } = useConnection();
  return (
    <AppShell
      contentId={id}
      header={
        <>
          <SiteBar />
          <div className={styles.notices}>
            {/* The layout around another id has the notice. */}
            {id === contentId && <MaintenanceNotice />}
            <ConnectionNotice state={state} onRetry={tryAgain} />
          </div>
        </>
      }
      footer={<SiteFooter />}
    >
      {children}
    </AppShell>
  );
}

/** The layout of most routes. */
export const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

/** The layout of pages that fill the window and have a bar of their own: editor, reader, administration. */
export function BareLayout() {
  return (
    <div id={contentId} className={styles.bare} tabIndex={-1}>
      <MaintenanceNotice isAbovePage />
      <Outlet />
    </div>
  );
}

const userPages = { profile: '/app/profile', myStories: '/app/my-stories' };

/** The bar at the top of the page: navigation, language, theme, and the account or the links to sign in. */
function SiteBar() {
  const messages = useMessages(layoutMessages);
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const account = state.status === 'signedIn' && {
    user: state.user,
    addresses: userPages,
    leave: () => navigate('/'),
  };
  const guestLinks = state.status === 'guest' && (
    <span className={guestActions} data-guest>
      <LinkButton variant="quiet" href={signInAddress('/login', pathname + search)}>
        {messages.signIn}
      </LinkButton>
      <LinkButton variant="primary" href={signInAddress('/register', pathname + search)}>
        {messages.register}
      </LinkButton>
    </span>
  );

  return (
    <AppBar
      logoHref="/"
      mobileLabel={messages.menu}
      links={siteLinks(messages, { isSignedIn: state.status === 'signedIn', pathname })}
      actions={
        <>
          <LocaleSwitcher />
          <ThemeSwitcher />
          {account && <UserMenu {...account} />}
          {guestLinks}
        </>
      }
      menuActions={
        <div className={menuRows}>
          {account && <UserMenuRows {...account} />}
          <LocaleSwitcher hasWords />
          <ThemeSwitcher hasWords />
          {guestLinks}
        </div>
      }
    />
  );
}
