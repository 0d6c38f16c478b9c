import { type AdminDashboard, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { BarChart, Heading, Inline, Stack, StatCard, StatGroup, Text } from '@dreamfork/ui';
import { formatDay, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { RefreshButton } from '../layout/RefreshButton.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { storiesMessages } from './messages.ts';
import { PopularStories } from './PopularStories.tsx';
import { StoryShares } from './StoryShares.tsx';

const popularStories = 5;

/** How many stories there are, how much they are read, and which of them most. */
export function StoriesTab() {
  const messages = useMessages(storiesMessages);
  const locale = useLocale();
  const statistics = useQuery(routes.adminStories.statistics, {});
  const popular = useQuery(routes.adminStories.popular, { query: { limit: popularStories } });
  const dashboard = useQuery(routes.adminStories.dashboard, {});
  const refresh = () =>
    Promise.allSettled([statistics.mutate(), popular.mutate(), dashboard.mutate()]);
  useAutoRefresh(() => void refresh());

  // Without an answer the figures are zero, as the specification has it, and the failure is said below.
  const { data } = statistics;
  const failure = statistics.error ?? popular.error ?? dashboard.error;
  const cards = [
    { label: messages.totalStories, value: data?.totalStories },
    { label: messages.publicStories, value: data?.publicStories },
    { label: messages.privateStories, value: data?.privateStories },
    { label: messages.totalReadings, value: data?.totalViews },
  ];
  return (
    <Stack gap="6">
      <Inline justify="end">
        <RefreshButton label={messages.refresh} refresh={refresh} />
      </Inline>
      <StatGroup aria-label={messages.figures}>
        {cards.map(({ label, value = 0 }) => (
          <StatCard
            key={label}
            label={label}
            value={formatNumber(locale, value)}
            isLoading={!data && !statistics.error}
          />
        ))}
      </StatGroup>
      {failure && (
        <Text size="13" tone="danger" role="alert">
          {messages.failed} {failure.message}
        </Text>
      )}
      {data && <StoryShares statistics={data} />}
      <DayCharts days={dashboard.data?.days} hasFailed={dashboard.error !== undefined} />
      <PopularStories
        stories={popular.data?.stories ?? []}
        isLoading={!popular.data && !popular.error}
      />
    </Stack>
  );
}

type DayChartsProps = { days: AdminDashboard['days'] | undefined; hasFailed: boolean };

/** Users, stories and readings by day, each as a line and as a table. */
function DayCharts({ days, hasFailed }: DayChartsProps) {
  const messages = useMessages(storiesMessages);
  const locale = useLocale();
  if (!days && hasFailed) return null;
  const charts = [
    { id: 'users', label: messages.newUsers },
    { id: 'stories', label: messages.newStories },
    { id: 'reads', label: messages.readings },
  ] as const;
  return (
    <Stack gap="4">
      <Heading level={2} size="21">
        {messages.charts}
      </Heading>
      {charts.map(({ id, label }) => (
        <BarChart
          key={id}
          title={label}
          labelHeader={messages.day}
          isLoading={!days}
          labels={(days ?? []).map(({ day }) => formatDay(locale, day))}
          series={[{ id, label, values: (days ?? []).map((day) => day[id]) }]}
        />
      ))}
    </Stack>
  );
}
