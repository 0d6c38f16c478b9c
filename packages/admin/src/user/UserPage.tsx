import { routes, type UserDetails, type UserStory } from '@dreamfork/api-client';
import { usePages, useQuery } from '@dreamfork/api-client/hooks';
import {
  Delayed,
  ErrorState,
  Link,
  Skeleton,
  Stack,
  StaleNotice,
  type TableColumn,
} from '@dreamfork/ui';
import { formatDate, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useAdminHost } from '../AdminContext.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { PagedTable } from '../layout/PagedTable.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { useReadAt } from '../layout/useReadAt.ts';
import { useAuditColumns } from '../security/auditColumns.tsx';
import { securityMessages } from '../security/messages.ts';
import { StoryTitle, useStoryColumns } from '../stories/useStoryColumns.tsx';
import { userMessages } from '../users/messages.ts';
import { AccountActions } from './AccountActions.tsx';
import { userPageMessages } from './messages.ts';
import { Section } from './Section.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserReports } from './UserReports.tsx';
import { UserSessions } from './UserSessions.tsx';

export type UserPageProps = { userId: string };

/** One user: the account, where they are signed in, what they wrote, and what was done to the account. */
export function UserPage({ userId }: UserPageProps) {
  const messages = useMessages(userPageMessages);
  const { nameless } = useMessages(userMessages);
  const { sectionsHref } = useAdminHost();
  const { data, error, isStale, mutate } = useQuery(routes.userDetails.read, {
    params: { id: userId },
  });
  const readAt = useReadAt(data);
  const retry = () => void mutate();
  useAutoRefresh(retry);
  return (
    <AdminLayout
      section="users"
      title={data && (data.username || nameless)}
      description={
        <Link variant="standalone" href={`${sectionsHref}/users`}>
          {messages.back}
        </Link>
      }
    >
      {isStale && <StaleNotice onRetry={retry} />}
      {error && !data && <ErrorState title={messages.error} text={error.message} onRetry={retry} />}
      {!error && !data && (
        <Delayed>
          <div role="status" aria-label={messages.loading}>
            <Skeleton lines={8} height={20} />
          </div>
        </Delayed>
      )}
      {data && <Sections user={data} now={readAt} />}
    </AdminLayout>
  );
}

function Sections({ user, now }: { user: UserDetails; now: number }) {
  const viewer = useQuery(routes.authentication.profile, {});
  const isSelf = viewer.data?.id === user.id;
  return (
    <Stack gap="8">
      <UserFacts user={user} now={now} />
      {viewer.data && <AccountActions user={user} now={now} isSelf={isSelf} />}
      <UserSessions user={user} canEnd={viewer.data !== undefined && !isSelf} />
      <UserStories user={user} />
      <UserReports userId={user.id} />
      <UserHistory userId={user.id} />
    </Stack>
  );
}

/** What administrators did to the account, newest first. */
function UserHistory({ userId }: { userId: string }) {
  const messages = useMessages(userPageMessages);
  const { shown } = useMessages(securityMessages);
  const pages = usePages(routes.audit.list, { query: { targetId: userId } });
  const columns = useAuditColumns().filter(({ id }) => id !== 'target');
  return (
    <Section title={messages.history}>
      <PagedTable
        label={messages.history}
        pages={pages}
        columns={columns}
        empty={messages.noHistory}
        failed={messages.historyFailed}
        shown={shown}
      />
    </Section>
  );
}

/** The stories of the user. */
function UserStories({ user }: { user: UserDetails }) {
  const messages = useMessages(userPageMessages);
  const locale = useLocale();
  const pages = usePages(routes.userDetails.stories, { params: { id: user.id } });
  const { story, type, views } = useStoryColumns<UserStory>((row) => <StoryTitle story={row} />);
  const columns: TableColumn<UserStory>[] = [
    story,
    type,
    views,
    {
      id: 'updated',
      header: messages.updated,
      render: ({ updatedAt }) => formatDate(locale, updatedAt),
    },
  ];
  return (
    <Section
      title={messages.stories}
      description={messages.storiesOf(
        formatNumber(locale, user.stories.total),
        formatNumber(locale, user.stories.published),
      )}
    >
      <PagedTable
        label={messages.stories}
        pages={pages}
        columns={columns}
        empty={messages.noStories}
        failed={messages.storiesFailed}
        shown={messages.storiesShown}
      />
    </Section>
  );
}
