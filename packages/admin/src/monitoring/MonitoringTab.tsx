import { type Monitoring, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Heading, Inline, Stack, StatCard, StatGroup, Text } from '@dreamfork/ui';
import { formatNumber, formatTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { BackupStatus } from '../backups/BackupStatus.tsx';
import { RefreshButton } from '../layout/RefreshButton.tsx';
import { refreshInterval, useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { monitoringMessages } from './messages.ts';
import { SystemHealth, useDuration } from './SystemHealth.tsx';

/** How the server and everything that it stands on are. */
export function MonitoringTab() {
  const { data, error, mutate } = useQuery(routes.monitoring.read, {});
  const [openedAt] = useState(() => Date.now());
  const [refreshedAt, setRefreshedAt] = useState<number>();
  const isSettled = data !== undefined || error !== undefined;
  const updatedAt = refreshedAt ?? (isSettled ? openedAt : undefined);

  const refresh = async () => {
    // `error` tells of a failure.
    await mutate().catch(() => undefined);
    setRefreshedAt(Date.now());
  };
  useAutoRefresh(() => void refresh(), refreshedAt);

  return (
    <Stack gap="6">
      <SystemHealth monitoring={data} failure={error?.message} checkedAt={updatedAt} />
      {data?.backups && !error && <BackupStatus backups={data.backups} />}
      {data?.figures && !error && <MonitoringFigures figures={data.figures} />}
      <UpdateCard updatedAt={updatedAt} refresh={refresh} />
    </Stack>
  );
}

/** Percent, as the specification has it for a server that leaves the figure out. */
const defaults = { errorRate: 0.1, cpuUsage: 15 };

/** How busy the server is. */
function MonitoringFigures({ figures }: { figures: NonNullable<Monitoring['figures']> }) {
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

type UpdateCardProps = {
  updatedAt: number | undefined;
  refresh: () => Promise<unknown>;
};

/** When the figures were read, and when they will be again. */
function UpdateCard({ updatedAt, refresh }: UpdateCardProps) {
  const messages = useMessages(monitoringMessages);
  const locale = useLocale();
  const write = (time: number | undefined, absent: string) =>
    time === undefined ? absent : formatTime(locale, time);
  return (
    <Stack gap="4" as="section">
      <Inline justify="between">
        <Heading level={2} size="21">
          {messages.update}
        </Heading>
        <RefreshButton label={messages.refreshNow} refresh={refresh} />
      </Inline>
      <StatGroup aria-label={messages.update}>
        <StatCard label={messages.updatedAt} value={write(updatedAt, messages.never)} />
        <StatCard label={messages.autoRefresh} value={messages.active} />
        <StatCard
          label={messages.nextUpdate}
          value={write(updatedAt && updatedAt + refreshInterval, messages.unknown)}
        />
      </StatGroup>
    </Stack>
  );
}
