import {
  createSession,
  memoryStores,
  type Session,
  SessionProvider,
  storageKeys,
  useCurrentUser,
} from '@dreamfork/account/session';
import { type ConnectionWatch, createClient } from '@dreamfork/api-client';
import { type FixtureUser, fixtureToken, toSessionUser } from '@dreamfork/api-client/fixtures';
import { ApiProvider, ConnectionProvider } from '@dreamfork/api-client/hooks';
import { createHandlers } from '@dreamfork/api-client/msw';
import { ThemeProvider } from '@dreamfork/ui';
import { type Locale, LocaleControlProvider } from '@dreamfork/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { RootRoute } from '../navigation/RootRoute.tsx';

/** The parameter `site` of a story. */
export type SiteParameters = {
  /** Address of the page. @default '/' */
  address?: string;
  /** @default the session of a guest */
  session?: () => Session;
  /** @default no watch, as on a good connection */
  watch?: () => ConnectionWatch;
  /** Routes around and beside the story. @default the story at every address */
  routes?: (story: ReactNode) => RouteObject[];
};

/** A promise that the story resolves. */
export function pendingAnswer<Answer>() {
  let resolve: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The session of a guest, or of a signed-in user. */
export function storySession(user: FixtureUser | null): Session {
  const session = createSession(memoryStores());
  if (user) {
    session.signIn({ token: fixtureToken(user), user: toSessionUser(user), isRemembered: true });
  }
  return session;
}

/** A session whose saved token the server has not confirmed yet. */
export function checkingSession(): Session {
  const stores = memoryStores();
  stores.lasting.setItem(storageKeys.token, 'token');
  return createSession(stores);
}

type Globals = { theme?: unknown; locale?: unknown };

const storageKey = ({ theme }: Globals) => `site-${String(theme)}`;

type SiteProps = SiteParameters & { globals: Globals; story: ReactNode };

/** The providers and the router of the site, without the synchronisation of preferences: the toolbar sets them. */
function Site({
  address = '/',
  session: createStorySession = () => storySession(null),
  watch: createWatch,
  routes = (story) => [{ path: '*', element: story }],
  globals,
  story,
}: SiteProps) {
  const locale = globals.locale as Locale;
  const [session] = useState(createStorySession);
  const [watch] = useState(() => createWatch?.());
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: (
            <>
              <Address />
              <RootRoute />
            </>
          ),
          children: routes(story),
        },
      ],
      { initialEntries: [address] },
    ),
  );
  return (
    <ThemeProvider storageKey={storageKey(globals)}>
      <LocaleControlProvider initial={locale}>
        <SessionProvider value={session}>
          <Api session={session} locale={locale}>
            <ConnectionProvider watch={watch}>
              <RouterProvider router={router} />
            </ConnectionProvider>
          </Api>
        </SessionProvider>
      </LocaleControlProvider>
    </ThemeProvider>
  );
}

type ApiProps = { session: Session; locale: Locale; children: ReactNode };

function Api({ session, locale, children }: ApiProps) {
  const user = useCurrentUser();
  const [client] = useState(() =>
    createClient({
      baseUrl: '',
      getToken: session.getToken,
      locale: () => locale,
      onUnauthorized: () => session.end(),
    }),
  );
  return (
    <ApiProvider client={client} session={user?.id}>
      {children}
    </ApiProvider>
  );
}

/** The address of the router, for assertions. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output hidden data-testid="address">
      {pathname + search}
    </output>
  );
}

const withSite: Decorator = (Story, { globals, parameters }) => (
  <Site {...(parameters.site as SiteParameters)} globals={globals} story={<Story />} />
);

type StorySetting = {
  globals: Globals;
  /** The mock server; the addon adds it to every context. */
  msw?: { use: (...handlers: HttpHandler[]) => void };
};

/** Annotations of every story of the site: its providers, and the mock server. */
export const siteStory = {
  decorators: [withSite],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals, msw }: StorySetting) => {
    msw?.use(...createHandlers('ok'));
    localStorage.setItem(storageKey(globals), String(globals.theme));
    return () => localStorage.removeItem(storageKey(globals));
  },
};
