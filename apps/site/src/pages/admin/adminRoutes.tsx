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
import { lazyPart } from '@dreamfork/ui/lazy';
import { type ReactNode, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { adminMessages } from './messages.ts';

const ReportedStory = lazyPart(async () => (await import('./ReportedStory.tsx')).ReportedStory);

const host: AdminHost = {
  logo: <Logo />,
  homeHref: '/',
  siteHref: '/app/dashboard',
  sectionsHref: '/app/admin',
  storyHref: (id) => `/story/${encodeURIComponent(id)}`,
  queueHref: '/app/admin/content',
  caseHref: (id) => `/app/admin/content/${encodeURIComponent(id)}`,
  renderStory: (reading) => (
    <Suspense>
      <ReportedStory {...reading} />
    </Suspense>
  ),
};

/** For moderators, who have no sections. */
const moderatorHost: AdminHost = {
  ...host,
  queueHref: '/app/moderation',
  caseHref: (id) => `/app/moderation/${encodeURIComponent(id)}`,
};

const tabKey = 'tab';

/** A page of the administration; its tab stands in the address. */
function AdminPage({ host, children }: { host: AdminHost; children: ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const tabs = {
    value: parameters.get(tabKey),
    onChange: (id: string | null) =>
      setParameters(id === null ? {} : { [tabKey]: id }, { preventScrollReset: true }),
  };
  return <AdminProvider host={{ ...host, tabs }}>{children}</AdminProvider>;
}

export function UsersRoute() {
  const messages = useMessages(adminMessages);
  const tab = useSearchParams()[0].get(tabKey);
  usePageTitle(tab === 'stories' || tab === 'monitoring' ? messages[tab] : messages.users);
  return (
    <AdminPage host={host}>
      <UsersPage />
    </AdminPage>
  );
}

export function UserRoute() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(adminMessages).user);
  return (
    <AdminPage host={host}>
      <UserPage key={id} userId={id} />
    </AdminPage>
  );
}

export function SecurityRoute() {
  usePageTitle(useMessages(adminMessages).security);
  return (
    <AdminPage host={host}>
      <SecurityPage />
    </AdminPage>
  );
}

export function AnalyticsRoute() {
  usePageTitle(useMessages(adminMessages).analytics);
  return (
    <AdminPage host={host}>
      <AnalyticsPage />
    </AdminPage>
  );
}

export function ContentRoute() {
  usePageTitle(useMessages(adminMessages).content);
  return (
    <AdminPage host={host}>
      <ContentPage />
    </AdminPage>
  );
}

export function SystemRoute() {
  usePageTitle(useMessages(adminMessages).system);
  return (
    <AdminPage host={host}>
      <SystemPage />
    </AdminPage>
  );
}

export function ContentCaseRoute() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(adminMessages).moderationCase);
  return (
    <AdminPage host={host}>
      <ContentCasePage id={id} />
    </AdminPage>
  );
}

/** Moderators see it inside the layout of the site: the sections of the administration are for administrators. */
export function ModerationRoute() {
  usePageTitle(useMessages(adminMessages).moderation);
  return (
    <AdminPage host={moderatorHost}>
      <Container>
        <ModerationPage />
      </Container>
    </AdminPage>
  );
}

export function CaseRoute() {
  const { id = '' } = useParams();
  usePageTitle(useMessages(adminMessages).moderationCase);
  return (
    <AdminPage host={moderatorHost}>
      <Container>
        <CasePage id={id} />
      </Container>
    </AdminPage>
  );
}
