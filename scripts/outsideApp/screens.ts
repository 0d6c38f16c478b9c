/** What the app outside shows at `?screen=`, each written after the README of its package. */
export const screens = {
  'player.tsx': `import '@dreamfork/player/styles.css';
import { StoryPlayer } from '@dreamfork/player';
import { storyCounts } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { Button, Heading, Stack, Text } from '@dreamfork/ui';
import { vars } from '@dreamfork/ui/theme';

export default () => (
  <Stack gap="4">
    <Heading level={1}>{sampleStory.title}</Heading>
    <Text tone="ink2">{storyCounts(sampleStory).nodes}</Text>
    <Button variant="primary" onPress={() => document.body.setAttribute('data-pressed', '')}>
      Save
    </Button>
    <hr style={{ borderColor: vars.color.accent }} />
    <StoryPlayer story={sampleStory} headingLevel={2} />
  </Stack>
);
`,
  'editor.tsx': `import '@dreamfork/editor/styles.css';
import '@dreamfork/player/styles.css';
import { StoryEditor } from '@dreamfork/editor';
import { createEditorServices } from '@dreamfork/editor/api';
import { createMemoryDraftStorage } from '@dreamfork/editor/testing';
import { StoryPlayer } from '@dreamfork/player';
import { sampleStory } from '@dreamfork/story/testing';
import { client } from './client';

const services = createEditorServices(client, { drafts: createMemoryDraftStorage() });

export default () => (
  <div style={{ height: '100vh' }}>
    <StoryEditor
      story={{ document: sampleStory, isPublic: false }}
      services={services}
      renderPreview={({ document, onClose }) => <StoryPlayer story={document} onClose={onClose} />}
    />
  </div>
);
`,
  'admin.tsx': `import '@dreamfork/admin/styles.css';
import { type AdminHost, AdminLayout, AdminProvider, UsersPage, useUsersTable } from '@dreamfork/admin';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { Table } from '@dreamfork/ui';
import { client } from './client';

const host: AdminHost = {
  sectionsHref: '/admin',
  sections: ['users', { id: 'newcomers', label: 'Newcomers', href: '/newcomers' }],
  logo: <strong>Story club</strong>,
};

function Newcomers() {
  const { list, columns } = useUsersTable();
  return (
    <Table
      label="Newcomers"
      columns={columns.filter(({ id }) => id !== 'premium')}
      rows={list.data?.users ?? []}
      rowKey={({ id }) => id}
      isLoading={!list.data}
      empty="Nobody yet"
    />
  );
}

const isOwn = new URLSearchParams(location.search).has('own');

export default () => (
  <ApiProvider client={client}>
    <AdminProvider host={host}>
      {isOwn ? (
        <AdminLayout section="newcomers" title="Newcomers">
          <Newcomers />
        </AdminLayout>
      ) : (
        <UsersPage />
      )}
    </AdminProvider>
  </ApiProvider>
);
`,
  'hooks.tsx': `import { ApiProvider, usePublicStories } from '@dreamfork/api-client/hooks';
import { client } from './client';

function Titles() {
  const { data } = usePublicStories();
  return <ul>{data?.stories.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>;
}

export default () => (
  <ApiProvider client={client}>
    <Titles />
  </ApiProvider>
);
`,
  'library.tsx': `import '@dreamfork/library/styles.css';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { DashboardPage, type LibraryHost, LibraryProvider } from '@dreamfork/library';
import { client, user } from './client';

const host: LibraryHost = {
  user,
  addresses: {
    stories: '/stories',
    story: (id) => '/story/' + id,
    embeddedStory: (id) => '/embed/' + id,
    newStory: '/editor',
    editStory: (id) => '/editor/' + id,
    statistics: (id) => '/statistics/' + id,
    myStories: '/my-stories',
    profile: '/profile',
    decisions: '/decisions',
    moderation: '/moderation',
    administration: '/administration',
  },
  navigate: (address) => location.assign(address),
  signIn: () => location.assign('/login'),
};

export default () => (
  <ApiProvider client={client} session={user.id}>
    <LibraryProvider host={host}>
      <DashboardPage />
    </LibraryProvider>
  </ApiProvider>
);
`,
  'account.tsx': `import '@dreamfork/account/styles.css';
import { type AccountHost, AccountProvider, LoginPage } from '@dreamfork/account';
import { createSession, SessionProvider, useSessionState } from '@dreamfork/account/session';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { useMemo } from 'react';
import { client } from './client';

const session = createSession({ lasting: localStorage, passing: sessionStorage });

function Login() {
  const state = useSessionState();
  const host = useMemo(
    (): AccountHost => ({
      session: state,
      addresses: {
        home: '/',
        stories: '/stories',
        contacts: '/contacts',
        dashboard: '/dashboard',
        profile: '/profile',
        forgotPassword: '/forgot-password',
        decision: (token) => '/decision?token=' + token,
        login: () => '/login',
        register: () => '/register',
      },
      navigate: (address) => location.assign(address),
      openDocument: (url) => location.assign(url),
      signIn: (signIn) => session.signIn(signIn),
      endSession: session.end,
      returnAddress: (requested) => requested ?? '/',
      setLocale: () => {},
      setPageTitle: (title) => {
        document.title = title;
      },
    }),
    [state],
  );
  return (
    <AccountProvider host={host}>
      <LoginPage returnTo="/" hash="" />
    </AccountProvider>
  );
}

export default () => (
  <SessionProvider value={session}>
    <ApiProvider client={client}>
      <Login />
    </ApiProvider>
  </SessionProvider>
);
`,
};

/** The client of the app, which talks to the mock server. */
export const client = `import { createClient, type SessionUser } from '@dreamfork/api-client';
import { admin, fixtureToken } from '@dreamfork/api-client/fixtures';

export const user: SessionUser = admin;

export const client = createClient({
  baseUrl: '',
  getToken: () => fixtureToken(admin),
  onUnauthorized: () => {
    throw new Error('The mock server does not know its administrator.');
  },
  locale: 'en',
});
`;
