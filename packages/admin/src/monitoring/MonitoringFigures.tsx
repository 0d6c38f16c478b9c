import type { Monitoring } from '@dreamfork/api-client';
import { Heading, Stack, StatCard, StatGroup, Text } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { monitoringMessages } from '../messages/monitoring.ts';
import { useDuration } from './useDuration.ts';

/** Percent, as the specification has it for a server that leaves the figure out. */
const defaults = { errorRate: 0.1, cpuUsage: 15 };

/** How busy the server is. */
export function MonitoringFigures({ figures }: { figures: NonNullable<Monitoring['figures']> }) {
  const messages = useMessages(monitoringMessages);
  const locale = useLocale();
  const writeDuration = useDuration();
  const { totalSessions, avgSessionTime, errorRate, cpuUsage } = { ...defaults, ...figures };
  const percent = (value: number) => messages.percent(formatNumber(locale, value));
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="21">
        {messages.analytics}
      </Heading>
      <StatGroup aria-label={messages.analytics}>
        <StatCard
          label={messages.sessionsToday}
          value={
            totalSessions === undefined
              ? messages.notAvailable
              : formatNumber(locale, totalSessions)
          }
        />
        <StatCard
          label={messages.sessionTime}
          value={
            avgSessionTime === undefined ? messages.notAvailable : writeDuration(avgSessionTime)
          }
        />
        <StatCard label={messages.errorRate} value={percent(errorRate)} />
        <StatCard label={messages.cpuUsage} value={percent(cpuUsage)} />
      </StatGroup>
      <Text size="13" tone="ink2">
        {messages.about}
      </Text>
    </Stack>
  );
}
