import { createClient } from '@dreamfork/api-client';
import { type FixtureUser, fixtureToken, toSessionUser } from '@dreamfork/api-client/fixtures';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import type { Locale } from '@dreamfork/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { type LibraryAddresses, type LibraryHost, LibraryProvider } from '../host.tsx';
import { emptyFilter, type StoryFilter, type StoryListState } from '../stories/storyFilter.ts';

const addresses: LibraryAddresses = {
  stories: '/stories',
  story: (id) => `/story/${id}`,
  embeddedStory: (id) => `/embed/${id}`,
  review: (id) => `/review/${id}`,
  join: (id) => `/join/${id}`,
  newStory: '/editor',
  editStory: (id) => `/editor/${id}`,
  statistics: (id) => `/statistics/${id}`,
  myStories: '/my-stories',
  profile: '/profile',
  decisions: '/decisions',
  moderation: '/moderation',
  administration: '/administration',
};

export const navigate = fn();
export const signIn = fn();
export const importStories = fn<NonNullable<LibraryHost['importStories']>>();

/** The providers of the library for a signed-in user, or for a guest. */
export const withLibrary =
  (user: FixtureUser | null): Decorator =>
  (Story, { globals }) => (
    <ApiProvider
      client={createClient({
        baseUrl: '',
        locale: (globals as { locale?: Locale }).locale ?? 'ru',
        getToken: () => user && fixtureToken(user),
        onUnauthorized: signIn,
      })}
      session={user?.id}
    >
      <LibraryProvider
        host={{ user: user && toSessionUser(user), addresses, navigate, signIn, importStories }}
      >
        <Story />
      </LibraryProvider>
    </ApiProvider>
  );

/** Holds the state of a list in place of the address. */
export function useListState(initial: Partial<StoryFilter> = {}): StoryListState {
  const [filter, setFilter] = useState({ ...emptyFilter, ...initial });
  const [shownCount, onShownCountChange] = useState(0);
  return {
    filter,
    onFilterChange: (changed) => setFilter((previous) => ({ ...previous, ...changed })),
    shownCount,
    onShownCountChange,
  };
}
