import { routes } from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import { Button, Heading, Notice, Stack, StatCard, StatGroup, type StatTrend } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { dashboardMessages } from './messages.ts';

/** Readings of the last seven days over all stories of the author, with the change against the week before. */
export function WeekOfReadings() {
  const messages = useMessages(dashboardMessages);
  const locale = useLocale();
  const isKept = useFeature('statistics') === true;
  const { data, error, mutate } = useQuery(routes.statistics.week, isKept ? {} : null);
  if (!isKept) return null;
  const trendOf = (now = 0, before = 0): StatTrend | undefined => {
    if (before === 0) return undefined;
    const change = Math.round(((now - before) / before) * 100);
    const percent = `${change > 0 ? '+' : ''}${formatNumber(locale, change)}%`;
    return {
      label: change === 0 ? messages.weekSame : messages.weekTrend(percent),
      direction: change === 0 ? 'flat' : change > 0 ? 'up' : 'down',
    };
  };
  const cards = [
    { label: messages.readings, now: data?.starts, before: data?.previous.starts },
    { label: messages.weekCompletions, now: data?.completions, before: data?.previous.completions },
  ];
  return (
    <Stack as="section" gap="2" aria-label={messages.week}>
      <Heading level={2} size="21">
        {messages.week}
      </Heading>
      {error && !data ? (
        <Notice
          tone="warning"
          action={
            <Button size="small" onPress={() => void mutate()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.weekError}
        </Notice>
      ) : (
        <StatGroup aria-label={messages.week}>
          {cards.map(({ label, now, before }) => {
            const trend = trendOf(now, before);
            return (
              <StatCard
                key={label}
                label={label}
                value={formatNumber(locale, now ?? 0)}
                isLoading={!data}
                {...(trend ? { trend } : {})}
              />
            );
          })}
        </StatGroup>
      )}
    </Stack>
  );
}
