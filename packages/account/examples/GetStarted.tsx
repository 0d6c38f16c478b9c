import { type AccountHost, AccountProvider, LoginPage } from '@dreamfork/account';
import { createSession, SessionProvider, useSessionState } from '@dreamfork/account/session';
import { createClient } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';

const session = createSession({ lasting: localStorage, passing: sessionStorage });

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: session.getToken,
  onUnauthorized: () => session.end(),
  locale: 'en',
});

const host: Omit<AccountHost, 'session'> = {
  addresses: {
    home: '/',
    stories: '/stories',
    contacts: '/contacts',
    dashboard: '/dashboard',
    profile: '/profile',
    forgotPassword: '/forgot-password',
    decision: (token) => `/decision#token=${token}`,
    login: () => '/login',
    register: () => '/register',
  },
  navigate: (address) => location.assign(address),
  openDocument: (url) => location.assign(url),
  signIn: (signIn, { returnTo }) => {
    session.signIn(signIn);
    location.assign(returnTo);
  },
  endSession: () => session.end(),
  // `//other.example` is the address of another site.
  returnAddress: (requested) =>
    requested && /^\/(?![/\\])/.test(requested) ? requested : '/dashboard',
  setLocale: (locale) => localStorage.setItem('locale', locale),
  setPageTitle: (title) => {
    document.title = title;
  },
};

function Login() {
  const state = useSessionState();
  return (
    <AccountProvider host={{ ...host, session: state }}>
      <LoginPage returnTo="/dashboard" hash={location.hash} />
    </AccountProvider>
  );
}

export default function App() {
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ApiProvider client={client}>
          <ToastProvider>
            <ConfirmProvider>
              <SessionProvider value={session}>
                <Login />
              </SessionProvider>
            </ConfirmProvider>
          </ToastProvider>
        </ApiProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
