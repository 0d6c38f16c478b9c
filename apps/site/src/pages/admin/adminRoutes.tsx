import {
  type AdminHost,
  AdminProvider,
  ModerationPage,
  SecurityPage,
  UsersPage,
} from '@dreamfork/admin';
import { useMessages } from '@dreamfork/ui/i18n';
import { Container } from '../../layout/Container.tsx';
import { adminMessages } from '../../messages/admin.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

const host: AdminHost = {
  homeHref: '/',
  siteHref: '/app/dashboard',
  sectionsHref: '/app/admin',
  storyHref: (id) => `/story/${encodeURIComponent(id)}`,
};

export function UsersRoute() {
  usePageTitle(useMessages(adminMessages).users);
  return (
    <AdminProvider host={host}>
      <UsersPage />
    </AdminProvider>
  );
}

export function SecurityRoute() {
  usePageTitle(useMessages(adminMessages).security);
  return (
    <AdminProvider host={host}>
      <SecurityPage />
    </AdminProvider>
  );
}

/** Moderators see it inside the layout of the site: the sections of the administration are for administrators. */
export function ModerationRoute() {
  usePageTitle(useMessages(adminMessages).moderation);
  return (
    <AdminProvider host={host}>
      <Container>
        <ModerationPage />
      </Container>
    </AdminProvider>
  );
}
