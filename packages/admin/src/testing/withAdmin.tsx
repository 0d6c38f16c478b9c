import { createClient } from '@dreamfork/api-client';
import { type FixtureUser, fixtureToken } from '@dreamfork/api-client/fixtures';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { Logo, ThemeProvider } from '@dreamfork/ui';
import type { Locale } from '@dreamfork/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import { type AdminHost, AdminProvider } from '../AdminContext.tsx';

const host: AdminHost = {
  logo: <Logo />,
  homeHref: '/',
  siteHref: '/app/dashboard',
  sectionsHref: '/app/admin',
  storyHref: (id) => `/story/${id}`,
  renderStory: ({ story, nodeId }) => (
    <p>{`Читается «${story.title}», место: ${nodeId ?? 'начало'}`}</p>
  ),
  queueHref: '/moderation',
  caseHref: (id) => `/moderation/${id}`,
};

type Globals = { theme?: unknown; locale?: Locale };

/** One key for each theme: the docs show several themes on one page. */
const storageKey = ({ theme }: Globals) => `admin-${String(theme)}`;

/** Saves the theme of the toolbar where the ThemeProvider reads it. */
export const saveStoryTheme = ({ globals }: { globals: Globals }) => {
  localStorage.setItem(storageKey(globals), String(globals.theme));
  return () => localStorage.removeItem(storageKey(globals));
};

/** The providers of the administration, for a story whose user is signed in. */
export const withAdmin =
  (user: FixtureUser): Decorator =>
  (Story, { globals }) => (
    <ThemeProvider storageKey={storageKey(globals)}>
      <ApiProvider
        client={createClient({
          baseUrl: '',
          locale: (globals as Globals).locale ?? 'ru',
          getToken: () => fixtureToken(user),
          onUnauthorized: () => undefined,
        })}
      >
        <AdminProvider host={host}>
          <Story />
        </AdminProvider>
      </ApiProvider>
    </ThemeProvider>
  );
