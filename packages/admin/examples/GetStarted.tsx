import { AdminProvider, UsersPage } from '@dreamfork/admin';
import { createClient } from '@dreamfork/api-client';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import '@dreamfork/ui/styles.css';
import '@dreamfork/admin/styles.css';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
});

const host = {
  homeHref: '/',
  siteHref: '/',
  sectionsHref: '/admin',
  storyHref: (id: string) => `/story/${id}`,
  queueHref: '/moderation',
  caseHref: (id: string) => `/moderation/${id}`,
};

export default function Administration() {
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
