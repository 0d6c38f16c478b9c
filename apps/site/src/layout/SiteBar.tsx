import { AppBar, LinkButton, ThemeSwitcher } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLocation } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import { signInAddress } from '../session/returnAddress.ts';
import { useSessionState } from '../session/SessionContext.tsx';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { guestActions } from './layout.css.ts';
import { UserMenu } from './UserMenu.tsx';

/** The bar at the top of every ordinary page. */
export function SiteBar() {
  const words = useMessages(layoutMessages);
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const isSignedIn = state.status === 'signedIn';
  const link = (href: string, label: string) => ({ href, label, isCurrent: pathname === href });

  return (
    <AppBar
      logoHref="/"
      mobileLabel={words.menu}
      links={[
        link('/', words.home),
        link('/stories', words.stories),
        ...(isSignedIn
          ? [link('/app/dashboard', words.dashboard), link('/app/editor', words.create)]
          : []),
      ]}
      actions={
        <>
          <LocaleSwitch />
          <ThemeSwitcher />
          {isSignedIn && <UserMenu user={state.user} />}
          {state.status === 'guest' && (
            <span className={guestActions} data-guest>
              <LinkButton variant="quiet" href={signInAddress('/login', pathname + search)}>
                {words.signIn}
              </LinkButton>
              <LinkButton variant="primary" href={signInAddress('/register', pathname + search)}>
                {words.register}
              </LinkButton>
            </span>
          )}
        </>
      }
    />
  );
}
