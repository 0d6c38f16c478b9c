import type { StoryStatistics } from '@dreamfork/api-client';
import { LineChart } from '@dreamfork/ui';
import { formatDay, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { statisticsMessages } from '../messages/statistics.ts';

/** Starts and completions by day, as lines and as a table. */
export function ActivityChart({ days }: { days: StoryStatistics['days'] }) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  return (
    <LineChart
      title={messages.activity}
      labelHeader={messages.day}
      labels={days.map(({ day }) => formatDay(locale, day))}
      series={[
        { id: 'starts', label: messages.starts, values: days.map(({ starts }) => starts) },
        {
          id: 'completions',
          label: messages.completions,
          values: days.map(({ completions }) => completions),
        },
      ]}
    />
  );
}
