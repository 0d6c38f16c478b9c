import type { OwnFigures, SessionUser } from '@dreamfork/api-client';
import {
  ErrorState,
  LinkButton,
  PageHeader,
  Stack,
  StaleNotice,
  StatCard,
  StatGroup,
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
import { WeekOfReadings } from './WeekOfReadings.tsx';

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
      {!isNew && !(error && !figures) && <WeekOfReadings />}
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

function Figures({ figures }: { figures: OwnFigures | undefined }) {
  const messages = useMessages(dashboardMessages);
  const locale = useLocale();
  const cards = [
    { label: messages.stories, value: figures?.totalStories },
    { label: messages.published, value: figures?.publishedStories },
    { label: messages.readings, value: figures?.viewCount },
    { label: messages.choices, value: figures?.choiceCount },
  ];
  return (
    <StatGroup aria-label={messages.figures}>
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
