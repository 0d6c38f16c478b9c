import { type AccountHost, AccountProvider } from '@dreamfork/account';
import { useSession, useSessionState } from '@dreamfork/account/session';
import { useToast } from '@dreamfork/ui';
import { useLocaleControl } from '@dreamfork/ui/i18n';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { editingAddress } from '../../editing/editingAddress.ts';
import { setPageTitle } from '../../navigation/usePageTitle.ts';
import { setFlashMessage } from '../../session/flashMessage.ts';
import { homeOfSignedIn, safeReturn, signInAddress } from '../../session/returnAddress.ts';

const addresses: AccountHost['addresses'] = {
  home: '/',
  stories: '/stories',
  contacts: '/contacts',
  dashboard: homeOfSignedIn,
  profile: '/app/profile',
  forgotPassword: '/forgot-password',
  decision: (token) => `/decision#token=${token}`,
  login: (returnTo = homeOfSignedIn) => signInAddress('/login', returnTo),
  register: (returnTo = homeOfSignedIn) => signInAddress('/register', returnTo),
};

/** Connects the account pages to the session, the router and the language of the site. */
export function SiteAccountProvider({ children }: { children: ReactNode }) {
  const store = useSession();
  const session = useSessionState();
  const navigate = useNavigate();
  const toast = useToast();
  const { setLocale } = useLocaleControl();
  const host = useMemo(
    (): AccountHost => ({
      session,
      addresses,
      navigate,
      openDocument: (url) => window.location.assign(url),
      signIn: (signIn, { message, returnTo }) => {
        // The editor is a document of its own: the message is shown after it has loaded.
        const { pathname } = new URL(returnTo, window.location.origin);
        if (editingAddress(pathname)) setFlashMessage(message);
        else toast({ status: 'success', title: message });
        store.signIn(signIn);
      },
      endSession: store.end,
      returnAddress: safeReturn,
      setLocale,
      setPageTitle,
    }),
    [session, navigate, toast, store, setLocale],
  );
  return <AccountProvider host={host}>{children}</AccountProvider>;
}
