import { createClient, type SessionUser } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { DashboardPage, type LibraryHost, LibraryProvider } from '@dreamfork/library';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
  locale: 'en',
});

const hostFor = (user: SessionUser | null): LibraryHost => ({
  user,
  addresses: {
    stories: '/stories',
    story: (id) => `/story/${id}`,
    embeddedStory: (id) => `/embed/${id}`,
    newStory: '/editor',
    editStory: (id) => `/editor/${id}`,
    statistics: (id) => `/statistics/${id}`,
    myStories: '/my-stories',
    profile: '/profile',
    decisions: '/decisions',
    moderation: '/moderation',
    administration: '/administration',
  },
  navigate: (address) => location.assign(address),
  signIn: () => location.assign('/login'),
});

export default function App({ user = null }: { user?: SessionUser | null }) {
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ApiProvider client={client} session={user?.id}>
          <ToastProvider>
            <ConfirmProvider>
              <LibraryProvider host={hostFor(user)}>
                <DashboardPage />
              </LibraryProvider>
            </ConfirmProvider>
          </ToastProvider>
        </ApiProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
