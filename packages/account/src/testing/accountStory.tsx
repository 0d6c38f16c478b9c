import { createClient, type SessionUser } from '@dreamfork/api-client';
import { type FixtureUser, fixtureToken, toSessionUser } from '@dreamfork/api-client/fixtures';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ThemeProvider, useToast } from '@dreamfork/ui';
import { type Locale, LocaleProvider } from '@dreamfork/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type AccountAddresses, type AccountHost, AccountProvider } from '../AccountProvider.tsx';
import type { SessionState } from '../session/createSession.ts';

const withReturn = (page: string) => (returnTo?: string) =>
  returnTo === undefined ? page : `${page}?from=${returnTo}`;

const addresses: AccountAddresses = {
  home: '/',
  stories: '/stories',
  contacts: '/contacts',
  dashboard: '/dashboard',
  profile: '/profile',
  forgotPassword: '/forgot-password',
  decision: (token) => `/decision#token=${token}`,
  login: withReturn('/login'),
  register: withReturn('/register'),
};

/** The calls that the pages of a story make to their host. */
export const hostCalls = {
  navigate: fn<AccountHost['navigate']>(),
  openDocument: fn<AccountHost['openDocument']>(),
  signIn: fn<AccountHost['signIn']>(),
  endSession: fn<AccountHost['endSession']>(),
  setPageTitle: fn<AccountHost['setPageTitle']>(),
};

export type AccountParameters = {
  /** The signed-in user. @default null, a guest */
  user?: FixtureUser | null;
  /** Whether the stored session is still being verified. @default false */
  isChecking?: boolean;
};

const sessionOf = (user: SessionUser | null, isChecking: boolean): SessionState => {
  if (isChecking) return { status: 'checking' };
  return user ? { status: 'signedIn', user } : { status: 'guest' };
};

type StoryHostProps = AccountParameters & {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  children: ReactNode;
};

/** A host that keeps its session in memory. */
function StoryHost({
  user = null,
  isChecking = false,
  locale,
  onLocaleChange,
  children,
}: StoryHostProps) {
  const [session, setSession] = useState(() => sessionOf(user && toSessionUser(user), isChecking));
  const [token, setToken] = useState(user && fixtureToken(user));
  const toast = useToast();
  const client = useMemo(
    () =>
      createClient({
        baseUrl: '',
        locale: () => locale,
        getToken: () => token,
        onUnauthorized: () => setSession({ status: 'guest' }),
      }),
    [locale, token],
  );
  const host = useMemo(
    (): AccountHost => ({
      ...hostCalls,
      session,
      addresses,
      signIn: (signIn, next) => {
        hostCalls.signIn(signIn, next);
        setToken(signIn.token);
        setSession({ status: 'signedIn', user: signIn.user });
        toast({ status: 'success', title: next.message });
      },
      returnAddress: (requested) => requested ?? addresses.dashboard,
      setLocale: onLocaleChange,
    }),
    [session, toast, onLocaleChange],
  );
  return (
    <ApiProvider client={client} session={session.status === 'signedIn' ? session.user.id : null}>
      <AccountProvider host={host}>{children}</AccountProvider>
    </ApiProvider>
  );
}

type StoryPageProps = AccountParameters & {
  storageKey: string;
  initialLocale: Locale;
  children: ReactNode;
};

function StoryPage({ storageKey, initialLocale, ...props }: StoryPageProps) {
  const [locale, setLocale] = useState(initialLocale);
  return (
    <LocaleProvider locale={locale}>
      <ThemeProvider storageKey={storageKey}>
        <StoryHost locale={locale} onLocaleChange={setLocale} {...props} />
      </ThemeProvider>
    </LocaleProvider>
  );
}

type Globals = { theme?: unknown; locale?: Locale };

/** One key per theme: the docs show stories of different themes side by side. */
const storageKey = ({ theme }: Globals) => `account-${String(theme)}`;

const withHost: Decorator = (Story, { globals, parameters }) => (
  <StoryPage
    storageKey={storageKey(globals)}
    initialLocale={(globals as Globals).locale ?? 'ru'}
    {...(parameters.account as AccountParameters | undefined)}
  >
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Story />
    </div>
  </StoryPage>
);

/** What every story of a page has: a host in memory and the theme of the toolbar. */
export const accountStory = {
  parameters: { layout: 'fullscreen' },
  decorators: [withHost],
  beforeEach: ({ globals }: { globals: Globals }) => {
    for (const call of Object.values(hostCalls)) call.mockClear();
    localStorage.setItem(storageKey(globals), String(globals.theme));
    return () => localStorage.removeItem(storageKey(globals));
  },
};

/** Parameters of a story with a signed-in user, or with a session that is being verified. */
export const account = (parameters: AccountParameters) => ({ account: parameters });

/** Waits until the page has reported this title. */
export const expectPageTitle = (title: string) =>
  waitFor(() => expect(hostCalls.setPageTitle).toHaveBeenLastCalledWith(title));
