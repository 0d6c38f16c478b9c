import { type AdminHost, AdminProvider, UsersPage } from '@dreamfork/admin';
import { createClient } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
  locale: 'en',
});

const host: AdminHost = {
  homeHref: '/',
  siteHref: '/',
  sectionsHref: '/admin',
  storyHref: (id) => `/story/${id}`,
  queueHref: '/moderation',
  caseHref: (id) => `/moderation/${id}`,
};

export default function App() {
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ApiProvider client={client}>
          <ToastProvider>
            <ConfirmProvider>
              <AdminProvider host={host}>
                <UsersPage />
              </AdminProvider>
            </ConfirmProvider>
          </ToastProvider>
        </ApiProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
