import type { ActivitySummary as Summary } from '@dreamfork/api-client';
import { StatCard, StatGroup } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useTrend } from '../layout/useTrend.ts';
import { analyticsMessages } from '../messages/analytics.ts';

const figureIds = ['starts', 'completions', 'registrations', 'newStories'] as const;

/** Four figures of a period, with the change against the one before where there was something. */
export function ActivitySummary({ summary }: { summary: Summary | undefined }) {
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
