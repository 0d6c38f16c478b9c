import type { OwnFigures, SessionUser } from '@dreamfork/api-client';
import { ErrorState, LinkButton, PageHeader, Stack, StatCard, StatGroup } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { UnconfirmedNotice } from '../../account/UnconfirmedNotice.tsx';
import { Container } from '../../layout/Container.tsx';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { useCurrentUser } from '../../session/SessionContext.tsx';
import { FirstStory } from '../../stories/FirstStory.tsx';
import { StaleNotice } from '../../stories/StaleNotice.tsx';
import { useFigures } from '../../stories/useFigures.ts';
import * as styles from './DashboardPage.css.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { RecentStories } from './RecentStories.tsx';

export function DashboardPage() {
  const user = useCurrentUser();
  return (
    user && (
      <>
        <UnconfirmedNotice />
        <Dashboard user={user} />
      </>
    )
  );
}

function Dashboard({ user }: { user: SessionUser }) {
  const words = useMessages(dashboardMessages);
  const { figures, error, retry } = useFigures();
  const isNew = figures?.totalStories === 0;
  usePageTitle(words.pageTitle);
  return (
    <Container>
      <Stack gap="8">
        <PageHeader
          title={words.greeting(user.displayName || user.username)}
          description={isNew ? words.welcome : words.description}
          actions={
            <LinkButton variant="primary" icon={Plus} href="/app/editor">
              {words.create}
            </LinkButton>
          }
        />
        {error && !figures ? (
          <ErrorState title={words.error} text={error.message} onRetry={retry} />
        ) : (
          !isNew && <Figures figures={figures} />
        )}
        {error && figures && <StaleNotice onRetry={retry} />}
        <div className={styles.columns}>
          {isNew ? (
            <FirstStory />
          ) : (
            <RecentStories stories={figures?.recent} hasFailed={error !== undefined} />
          )}
          <QuickLinks role={user.role} />
        </div>
      </Stack>
    </Container>
  );
}

function Figures({ figures }: { figures: OwnFigures | undefined }) {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();
  const cards = [
    { label: words.stories, value: figures?.totalStories },
    { label: words.published, value: figures?.publishedStories },
    { label: words.views, value: figures?.viewCount },
    { label: words.choices, value: figures?.choiceCount },
  ];
  return (
    <StatGroup aria-label={words.figures}>
      {cards.map(({ label, value = 0 }) => (
        <StatCard
          key={label}
          label={label}
          value={formatNumber(locale, value)}
          isLoading={!figures}
        />
      ))}
    </StatGroup>
  );
}
