import {
  type AdminHost,
  AdminProvider,
  AnalyticsPage,
  CasePage,
  ContentCasePage,
  ContentPage,
  ModerationPage,
  SecurityPage,
  SystemPage,
  UserPage,
  UsersPage,
} from '@dreamfork/admin';
import { Container, Logo } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useParams } from 'react-router-dom';
import { adminMessages } from '../../messages/admin.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

const host: AdminHost = {
  logo: <Logo />,
  homeHref: '/',
  siteHref: '/app/dashboard',
  sectionsHref: '/app/admin',
  storyHref: (id) => `/story/${encodeURIComponent(id)}`,
  queueHref: '/app/admin/content',
  caseHref: (id) => `/app/admin/content/${encodeURIComponent(id)}`,
};

/** For moderators, who have no sections. */
const moderatorHost: AdminHost = {
  ...host,
  queueHref: '/app/moderation',
  caseHref: (id) => `/app/moderation/${encodeURIComponent(id)}`,
};

export function UsersRoute() {
  usePageTitle(useMessages(adminMessages).users);
  return (
    <AdminProvider host={host}>
      <UsersPage />
    </AdminProvider>
  );
}

export function UserRoute() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(adminMessages).user);
  return (
    <AdminProvider host={host}>
      <UserPage key={id} userId={id} />
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

export function AnalyticsRoute() {
  usePageTitle(useMessages(adminMessages).analytics);
  return (
    <AdminProvider host={host}>
      <AnalyticsPage />
    </AdminProvider>
  );
}

export function ContentRoute() {
  usePageTitle(useMessages(adminMessages).content);
  return (
    <AdminProvider host={host}>
      <ContentPage />
    </AdminProvider>
  );
}

export function SystemRoute() {
  usePageTitle(useMessages(adminMessages).system);
  return (
    <AdminProvider host={host}>
      <SystemPage />
    </AdminProvider>
  );
}

export function ContentCaseRoute() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(adminMessages).moderationCase);
  return (
    <AdminProvider host={host}>
      <ContentCasePage id={id} />
    </AdminProvider>
  );
}

/** Moderators see it inside the layout of the site: the sections of the administration are for administrators. */
export function ModerationRoute() {
  usePageTitle(useMessages(adminMessages).moderation);
  return (
    <AdminProvider host={moderatorHost}>
      <Container>
        <ModerationPage />
      </Container>
    </AdminProvider>
  );
}

export function CaseRoute() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(adminMessages).moderationCase);
  return (
    <AdminProvider host={moderatorHost}>
      <Container>
        <CasePage id={id} />
      </Container>
    </AdminProvider>
  );
}
