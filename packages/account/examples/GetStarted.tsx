import { type AccountHost, AccountProvider, LoginPage } from '@dreamfork/account';
import { createSession, SessionProvider, useSessionState } from '@dreamfork/account/session';
import { createClient } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import '@dreamfork/ui/styles.css';
import '@dreamfork/account/styles.css';

const session = createSession({ lasting: localStorage, passing: sessionStorage });

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: session.getToken,
  onUnauthorized: () => session.end(),
});

/** `host` tells the pages where they lie in your application. */
function Login({ host }: { host: Omit<AccountHost, 'session'> }) {
  return (
    <AccountProvider host={{ ...host, session: useSessionState() }}>
      <LoginPage returnTo="/" hash={location.hash} />
    </AccountProvider>
  );
}

export default function App({ host }: { host: Omit<AccountHost, 'session'> }) {
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ToastProvider>
          <ConfirmProvider>
            <SessionProvider value={session}>
              <ApiProvider client={client}>
                <Login host={host} />
              </ApiProvider>
            </SessionProvider>
          </ConfirmProvider>
        </ToastProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
