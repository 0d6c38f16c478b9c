import type { SessionUser } from '@dreamfork/api-client';
import { ErrorState, LinkButton, PageHeader, Stack, StatCard, StatGroup } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { Container } from '../../layout/Container.tsx';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { useCurrentUser } from '../../session/SessionContext.tsx';
import { storyTotals } from '../../stories/storyTotals.ts';
import { useOwnStoryList } from '../../stories/useOwnStoryList.ts';
import * as styles from './DashboardPage.css.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { RecentStories } from './RecentStories.tsx';

export function DashboardPage() {
  const user = useCurrentUser();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: SessionUser }) {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();
  const { data, error, mutate } = useOwnStoryList();
  usePageTitle(words.pageTitle);
  const totals = storyTotals(data?.stories ?? []);
  const figures = [
    { label: words.stories, value: totals.stories },
    { label: words.published, value: totals.published },
    { label: words.views, value: totals.views },
    { label: words.choices, value: totals.choices },
  ];

  return (
    <Container>
      <Stack gap="8">
        <PageHeader
          title={words.greeting(user.displayName || user.username)}
          description={words.description}
          actions={
            <LinkButton variant="primary" icon={Plus} href="/app/editor">
              {words.create}
            </LinkButton>
          }
        />
        {error && !data ? (
          <ErrorState title={words.error} text={error.message} onRetry={() => void mutate()} />
        ) : (
          <StatGroup aria-label={words.figures}>
            {figures.map(({ label, value }) => (
              <StatCard
                key={label}
                label={label}
                value={formatNumber(locale, value)}
                isLoading={!data}
              />
            ))}
          </StatGroup>
        )}
        <div className={styles.columns}>
          <RecentStories stories={data?.stories} hasFailed={error !== undefined} />
          <QuickLinks isAdmin={user.role === 'Admin'} />
        </div>
      </Stack>
    </Container>
  );
}
