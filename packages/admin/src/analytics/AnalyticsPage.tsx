import {
  type ActivityDay,
  activityPeriods,
  activityPeriodUntil,
  routes,
  type ActivitySummary as Summary,
} from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import {
  BarChart,
  ErrorState,
  Inline,
  Select,
  Skeleton,
  Stack,
  StaleNotice,
  StatCard,
  StatGroup,
  Text,
} from '@dreamfork/ui';
import { formatNumber, intlLocale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { ExportButton } from '../layout/ExportButton.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { useTrend } from '../layout/useTrend.ts';
import { analyticsMessages } from './messages.ts';

const periodIds = ['week', 'month', 'quarter', 'year'] as const;

/** How the server is used: readings, registrations and new stories, by day and in all. */
export function AnalyticsPage() {
  const messages = useMessages(analyticsMessages);
  const [period, setPeriod] = useState<(typeof periodIds)[number]>('month');
  const [now, setNow] = useState(() => Date.now());
  const query = activityPeriodUntil(now, activityPeriods[period]);
  const options = { keepPreviousData: true };
  const activity = useQuery(routes.activity.list, { query }, options);
  const summary = useQuery(routes.activity.summary, { query: { period } }, options);
  const { data } = activity;
  const error = activity.error ?? summary.error;
  const refresh = () => {
    setNow(Date.now());
    void activity.mutate();
    void summary.mutate();
  };
  useAutoRefresh(refresh);
  return (
    <AdminLayout
      section="analytics"
      actions={
        <ExportButton
          label={messages.exportCsv}
          failed={messages.exportFailed}
          fileName="dreamfork-activity.csv"
          fetchFile={(client) => client.call(routes.activity.exportCsv, { query })}
        />
      }
    >
      <Stack gap="6">
        <Inline>
          <Select
            label={messages.period}
            isLabelInside
            items={periodIds.map((id) => ({ id, label: messages.periods[id] }))}
            value={period}
            onChange={setPeriod}
          />
        </Inline>
        {error && !data ? (
          <ErrorState title={messages.error} text={error.message} onRetry={refresh} />
        ) : (
          <Stack gap="6">
            {error && <StaleNotice onRetry={refresh} />}
            <ActivitySummary summary={summary.data} />
            {data ? (
              <ActivityCharts days={data.items} />
            ) : (
              <Stack role="status" aria-label={messages.loading}>
                <Skeleton shape="block" height={240} />
                <Skeleton shape="block" height={240} />
              </Stack>
            )}
            <Text size="13" tone="ink2">
              {messages.about}
            </Text>
          </Stack>
        )}
      </Stack>
    </AdminLayout>
  );
}

type Figure = Exclude<keyof ActivityDay, 'day'>;

/** What happened by day, as bars and as tables. */
function ActivityCharts({ days }: { days: readonly ActivityDay[] }) {
  const messages = useMessages(analyticsMessages);
  const format = new Intl.DateTimeFormat(intlLocale[useLocale()], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const labels = days.map(({ day }) => format.format(new Date(day)));
  const seriesOf = (ids: readonly Figure[]) =>
    ids.map((id) => ({ id, label: messages[id], values: days.map((day) => day[id]) }));
  return (
    <Stack gap="6">
      <BarChart
        title={messages.readings}
        labelHeader={messages.day}
        labels={labels}
        series={seriesOf(['starts', 'completions'])}
      />
      <BarChart
        title={messages.growth}
        labelHeader={messages.day}
        labels={labels}
        series={seriesOf(['registrations', 'newStories'])}
      />
    </Stack>
  );
}

const figureIds = ['starts', 'completions', 'registrations', 'newStories'] as const;

/** Four figures of a period, with the change against the one before where there was something. */
function ActivitySummary({ summary }: { summary: Summary | undefined }) {
  const messages = useMessages(analyticsMessages);
  const locale = useLocale();
  const trendOf = useTrend(messages.change);
  return (
    <StatGroup aria-label={messages.figures}>
      {figureIds.map((id) => (
        <StatCard
          key={id}
          label={messages[id]}
          value={summary ? formatNumber(locale, summary[id]) : messages.none}
          isLoading={!summary}
          trend={summary && trendOf(summary[id], summary.previous[id])}
        />
      ))}
    </StatGroup>
  );
}
