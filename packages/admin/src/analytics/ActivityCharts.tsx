import type { ActivityDay } from '@dreamfork/api-client';
import { LineChart } from '@dreamfork/ui';
import { intlLocale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { analyticsMessages } from '../messages/analytics.ts';

type Figure = Exclude<keyof ActivityDay, 'day'>;

/** What happened by day, as lines and as tables. */
export function ActivityCharts({ days }: { days: readonly ActivityDay[] }) {
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
    <>
      <LineChart
        title={messages.readings}
        labelHeader={messages.day}
        labels={labels}
        series={seriesOf(['starts', 'completions'])}
      />
      <LineChart
        title={messages.growth}
        labelHeader={messages.day}
        labels={labels}
        series={seriesOf(['registrations', 'newStories'])}
      />
    </>
  );
}
