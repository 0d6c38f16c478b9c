import { UserMenu } from '@dreamfork/account';
import { useSessionState } from '@dreamfork/account/session';
import { AppBar, LinkButton, LocaleSwitcher, ThemeSwitcher } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLocation, useNavigate } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import { signInAddress } from '../session/returnAddress.ts';
import { guestActions } from './layout.css.ts';
import { siteLinks } from './siteLinks.ts';

const userPages = { profile: '/app/profile', myStories: '/app/my-stories' };

/** The bar at the top of the page: navigation, language, theme, and the account or the links to sign in. */
export function SiteBar() {
  const messages = useMessages(layoutMessages);
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = state.status === 'signedIn';

  return (
    <AppBar
      logoHref="/"
      mobileLabel={messages.menu}
      links={siteLinks(messages, { isSignedIn, pathname })}
      actions={
        <>
          <LocaleSwitcher />
          <ThemeSwitcher />
          {isSignedIn && (
            <UserMenu user={state.user} addresses={userPages} leave={() => navigate('/')} />
          )}
          {state.status === 'guest' && (
            <span className={guestActions} data-guest>
              <LinkButton variant="quiet" href={signInAddress('/login', pathname + search)}>
                {messages.signIn}
              </LinkButton>
              <LinkButton variant="primary" href={signInAddress('/register', pathname + search)}>
                {messages.register}
              </LinkButton>
            </span>
          )}
        </>
      }
    />
  );
}
