import { readingsForShares } from '@dreamfork/story';
import {
  Button,
  Delayed,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  Skeleton,
  Stack,
  StaleNotice,
  Surface,
  Text,
} from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import { useLibraryHost } from '../host.tsx';
import { ComparisonTables } from './ComparisonTables.tsx';
import { statisticsMessages } from './messages.ts';
import { comparedNames } from './names.ts';
import { PathTable } from './PathTable.tsx';
import { StatisticsFilters, type StatisticsFiltersProps } from './StatisticsFilters.tsx';
import * as styles from './StatisticsPage.css.ts';
import { ActivityChart, StatisticsSummary } from './StatisticsSummary.tsx';
import { ChoiceTable, NodeTable } from './StatisticsTables.tsx';
import { statisticsCsv } from './statisticsCsv.ts';
import { type StatisticsChoice, type StatisticsReport, useStatistics } from './useStatistics.ts';

export type StatisticsPageProps = { storyId: string };

/** What readers did in a story of the signed-in user. */
export function StatisticsPage({ storyId }: StatisticsPageProps) {
  const messages = useMessages(statisticsMessages);
  const { addresses } = useLibraryHost();
  const state = useStatistics(storyId);
  const { story, statistics, error, retry } = state;
  const hasFailed = error !== undefined && !statistics;
  return (
    <Stack gap="8">
      <PageHeader
        title={messages.title}
        // The line is there before its text.
        description={
          !hasFailed && (story ? messages.of(story.title || messages.untitled) : '\u00a0')
        }
        actions={
          !hasFailed && <LinkButton href={addresses.editStory(storyId)}>{messages.edit}</LinkButton>
        }
      />
      {hasFailed ? (
        <ErrorState
          title={messages.error}
          text={error.message}
          onRetry={retry}
          action={<LinkButton href={addresses.myStories}>{messages.allStories}</LinkButton>}
        />
      ) : (
        <Figures storyId={storyId} {...state} />
      )}
    </Stack>
  );
}

type FiguresProps = ReturnType<typeof useStatistics> & { storyId: string };

function Figures({
  storyId,
  story,
  report,
  error,
  hasDocumentFailed,
  retry,
  hasComparisonFailed,
  other,
  choice,
  choose,
}: FiguresProps) {
  const messages = useMessages(statisticsMessages);
  if (report?.statistics.versions.length === 0 && report.statistics.starts === 0) {
    return <Unread storyId={storyId} isPublic={story?.isPublic !== false} />;
  }
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      {hasDocumentFailed && <FailureNotice text={messages.documentFailed} onRetry={retry} />}
      <div className={styles.opening}>
        <Stack gap="3">
          <StatisticsTools
            title={story?.title || messages.untitled}
            report={report}
            other={other}
            choice={choice}
            onChange={choose}
          />
          {(choice.source !== null || choice.device !== null) && (
            <Text size="13" tone="ink3">
              {messages.segmentNote}
            </Text>
          )}
        </Stack>
        <div className={styles.summary}>
          <StatisticsSummary report={report} />
        </div>
      </div>
      {hasComparisonFailed && <FailureNotice text={messages.comparisonFailed} onRetry={retry} />}
      {report ? <Report report={report} other={other} choice={choice} /> : <ReportSkeleton />}
      <Text size="13" tone="ink3">
        {messages.about}
      </Text>
    </>
  );
}

/** The chart and the first table. */
const ReportSkeleton = () => (
  <Delayed>
    <Stack gap="8">
      <Skeleton shape="block" height={290} />
      <Skeleton shape="block" height={320} />
    </Stack>
  </Delayed>
);

function FailureNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const messages = useMessages(statisticsMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

type ReportProps = {
  report: StatisticsReport;
  other: StatisticsReport | undefined;
  choice: StatisticsChoice;
};

function Report({ report, other, choice }: ReportProps) {
  const messages = useMessages(statisticsMessages);
  const { statistics, nodes, choices } = report;
  return (
    <>
      {statistics.starts < readingsForShares && (
        <Notice>{messages.few(statistics.starts, readingsForShares)}</Notice>
      )}
      {other && <ComparisonTables report={report} other={other} choice={choice} />}
      <ActivityChart days={statistics.days} />
      <NodeTable nodes={nodes} />
      <ChoiceTable choices={choices} />
      <PathTable report={report} />
    </>
  );
}

function Unread({ storyId, isPublic }: { storyId: string; isPublic: boolean }) {
  const messages = useMessages(statisticsMessages);
  const { addresses } = useLibraryHost();
  return (
    <Surface padding="0">
      <EmptyState
        icon={ChartNoAxesColumn}
        title={messages.emptyTitle}
        text={isPublic ? messages.emptyPublic : messages.emptyPrivate}
        action={
          isPublic ? (
            <LinkButton href={addresses.story(storyId)}>{messages.openStory}</LinkButton>
          ) : (
            <LinkButton href={addresses.myStories}>{messages.allStories}</LinkButton>
          )
        }
      />
    </Surface>
  );
}

// Characters that some systems refuse in file names.
const refused = /[\\/:*?"<>|]+/g;

type StatisticsToolsProps = StatisticsFiltersProps & {
  title: string;
  other: StatisticsReport | undefined;
};

/** What is shown, and the figures as a file. */
function StatisticsTools({ title, report, other, choice, onChange }: StatisticsToolsProps) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const download = () => {
    if (!report) return;
    const [, name] = comparedNames(choice, messages);
    const source = { title, ...report, other: other && { ...other, name } };
    const file = new Blob([statisticsCsv(source, locale)], { type: 'text/csv' });
    saveFile(file, `${messages.title} – ${title.replaceAll(refused, ' ')}.csv`);
  };
  return (
    <Inline gap="4" justify="between">
      <StatisticsFilters report={report} choice={choice} onChange={onChange} />
      <Button icon={Download} isDisabled={!report} onPress={download}>
        {messages.download}
      </Button>
    </Inline>
  );
}
