import type { StoryStatistics } from '@dreamfork/api-client';
import { LineChart } from '@dreamfork/ui';
import { intlLocale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { statisticsMessages } from '../messages/statistics.ts';

/** Starts and completions by day, as lines and as a table. */
export function ActivityChart({ days }: { days: StoryStatistics['days'] }) {
  const messages = useMessages(statisticsMessages);
  const format = new Intl.DateTimeFormat(intlLocale[useLocale()], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <LineChart
      title={messages.activity}
      labelHeader={messages.day}
      labels={days.map(({ day }) => format.format(new Date(day)))}
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
