import type { AdminDashboard } from '@dreamfork/api-client';
import { Heading, LineChart, Stack } from '@dreamfork/ui';
import { formatDay, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { storiesMessages } from '../messages/stories.ts';

export type DayChartsProps = { days: AdminDashboard['days'] | undefined; hasFailed: boolean };

/** Users, stories and readings by day, each as a line and as a table. */
export function DayCharts({ days, hasFailed }: DayChartsProps) {
  const messages = useMessages(storiesMessages);
  const locale = useLocale();
  if (!days && hasFailed) return null;
  const charts = [
    { id: 'users', label: messages.newUsers },
    { id: 'stories', label: messages.newStories },
    { id: 'reads', label: messages.reads },
  ] as const;
  return (
    <Stack gap="4">
      <Heading level={2} size="21">
        {messages.charts}
      </Heading>
      {charts.map(({ id, label }) => (
        <LineChart
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
