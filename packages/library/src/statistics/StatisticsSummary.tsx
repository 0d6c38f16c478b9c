import type { StoryStatistics } from '@dreamfork/api-client';
import { shareOf } from '@dreamfork/story';
import { BarChart, StatCard, StatGroup } from '@dreamfork/ui';
import { formatDay, formatNumber, formatShare, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { statisticsMessages } from './messages.ts';
import { durationText } from './names.ts';
import type { StatisticsReport } from './useStatistics.ts';

/** The figures of the story as a whole; grey while there is no report. */
export function StatisticsSummary({ report }: { report: StatisticsReport | undefined }) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const { starts = 0, completions = 0, medianSeconds = null } = report?.statistics ?? {};
  const { found = 0, all = 0 } = report?.endings ?? {};
  const share = shareOf(completions, starts);
  const cards = [
    { label: messages.starts, value: number(starts) },
    {
      label: messages.completions,
      value: number(completions),
      trend: {
        label:
          share === null ? messages.shareTooFew : messages.ofStarted(formatShare(locale, share)),
        direction: 'flat' as const,
      },
    },
    {
      label: messages.median,
      value: medianSeconds === null ? messages.none : durationText(medianSeconds, messages),
    },
    {
      label: messages.endings,
      value: messages.endingsOf(number(found), number(all)),
    },
  ];
  return (
    <StatGroup aria-label={messages.summary}>
      {cards.map((card) => (
        <StatCard key={card.label} {...card} isLoading={!report} />
      ))}
    </StatGroup>
  );
}

/** Starts and completions by day, as bars and as a table. */
export function ActivityChart({ days }: { days: StoryStatistics['days'] }) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  return (
    <BarChart
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
