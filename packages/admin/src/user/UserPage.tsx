import type { UserDetails } from '@dreamfork/api-client';
import { useProfile, useUserDetails } from '@dreamfork/api-client/hooks';
import { Delayed, ErrorState, Link, Skeleton, Stack, StaleNotice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { userPageMessages } from '../messages/user.ts';
import { userMessages } from '../messages/users.ts';
import { AccountActions } from './AccountActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserReports } from './UserReports.tsx';
import { UserSessions } from './UserSessions.tsx';
import { UserStories } from './UserStories.tsx';

export type UserPageProps = { userId: string };

/** One user: the account, where they are signed in, what they wrote, and what was done to the account. */
export function UserPage({ userId }: UserPageProps) {
  const messages = useMessages(userPageMessages);
  const { nameless } = useMessages(userMessages);
  const { sectionsHref } = useAdminHost();
  const { data, error, isStale, mutate } = useUserDetails(userId);
  const [readAt, setReadAt] = useState(() => Date.now());
  const retry = () => {
    setReadAt(Date.now());
    void mutate();
  };
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
  const viewer = useProfile();
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
