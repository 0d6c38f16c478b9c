import { type OwnFigures, routes, type SessionUser } from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import {
  ErrorState,
  LinkButton,
  PageHeader,
  Stack,
  StaleNotice,
  StatCard,
  StatGroup,
  type StatTrend,
} from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { DecisionsNotice } from '../decisions/DecisionsNotice.tsx';
import { useLibraryHost } from '../host.tsx';
import { ImportStories } from '../storyImport/ImportStories.tsx';
import { FirstStory } from '../templates/FirstStory.tsx';
import * as styles from './DashboardPage.css.ts';
import { LocalDrafts } from './LocalDrafts.tsx';
import { dashboardMessages } from './messages.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { RecentStories } from './RecentStories.tsx';
import { useFigures } from './useFigures.ts';

/** The author's figures, recent stories and quick links; renders nothing for a guest. */
export function DashboardPage() {
  const { user } = useLibraryHost();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: SessionUser }) {
  const messages = useMessages(dashboardMessages);
  const { addresses } = useLibraryHost();
  const { figures, error, retry } = useFigures();
  const isNew = figures?.totalStories === 0;
  return (
    <Stack gap="8">
      <PageHeader
        title={messages.greeting(user.displayName || user.username)}
        description={isNew ? messages.welcome : messages.description}
        actions={
          <>
            <ImportStories />
            <LinkButton variant="primary" icon={Plus} href={addresses.newStory}>
              {messages.create}
            </LinkButton>
          </>
        }
      />
      <DecisionsNotice />
      {error && !figures ? (
        <ErrorState title={messages.error} text={error.message} onRetry={retry} />
      ) : (
        <Figures figures={figures} />
      )}
      {error && figures && <StaleNotice onRetry={retry} />}
      <div className={styles.columns}>
        <Stack gap="8">
          <LocalDrafts />
          {isNew ? (
            <FirstStory />
          ) : (
            <RecentStories stories={figures?.recent} hasFailed={error !== undefined} />
          )}
        </Stack>
        <QuickLinks role={user.role} />
      </div>
    </Stack>
  );
}

/** The author's figures; the readings with those of the last seven days. */
function Figures({ figures }: { figures: OwnFigures | undefined }) {
  const messages = useMessages(dashboardMessages);
  const locale = useLocale();
  const trend = useWeekOfReadings();
  const cards = [
    { label: messages.stories, value: figures?.totalStories },
    { label: messages.published, value: figures?.publishedStories },
    {
      label: messages.readings,
      value: figures?.viewCount,
      ...(trend && figures?.totalStories !== 0 ? { trend } : {}),
    },
    { label: messages.choices, value: figures?.choiceCount },
  ];
  return (
    <StatGroup aria-label={messages.figures}>
      {cards.map(({ value = 0, ...card }) => (
        <StatCard
          key={card.label}
          {...card}
          value={formatNumber(locale, value)}
          isLoading={!figures}
        />
      ))}
    </StatGroup>
  );
}

/** How often all stories were read in the last seven days, and the change against the seven before. */
function useWeekOfReadings(): StatTrend | undefined {
  const messages = useMessages(dashboardMessages);
  const locale = useLocale();
  const isKept = useFeature('statistics');
  const { data, error } = useQuery(routes.statistics.week, isKept ? {} : null);
  if (isKept === false || (error && !data)) return undefined;
  // The line is there before its text.
  if (!data) return { label: '\u00a0', direction: 'flat' };
  const { starts, previous } = data;
  const change = previous.starts && Math.round((starts / previous.starts - 1) * 100);
  const percent = `${change > 0 ? '+' : ''}${formatNumber(locale, change)}%`;
  return {
    label: messages.week(formatNumber(locale, starts), previous.starts ? percent : undefined),
    direction: change === 0 ? 'flat' : change > 0 ? 'up' : 'down',
  };
}
