import { UserMenu, UserMenuRows } from '@dreamfork/account';
import { useSessionState } from '@dreamfork/account/session';
import { AppBar, LinkButton, LocaleSwitcher, ThemeSwitcher } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLocation, useNavigate } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import { signInAddress } from '../session/returnAddress.ts';
import { guestActions, menuRows } from './layout.css.ts';
import { siteLinks } from './siteLinks.ts';

const userPages = { profile: '/app/profile', myStories: '/app/my-stories' };

/** The bar at the top of the page: navigation, language, theme, and the account or the links to sign in. */
export function SiteBar() {
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
