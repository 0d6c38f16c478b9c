import type { MonitoredService, Monitoring } from '@dreamfork/api-client';
import {
  Badge,
  type BadgeTone,
  EmptyState,
  Heading,
  Stack,
  StatCard,
  StatGroup,
  Table,
  type TableColumn,
  Text,
} from '@dreamfork/ui';
import { formatDateTime, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Unplug } from 'lucide-react';
import { monitoringMessages } from './messages.ts';

export type SystemHealthProps = {
  monitoring: Monitoring | undefined;
  /** Why the check could not be made. */
  failure: string | undefined;
  /** When this page last tried. */
  checkedAt: number | undefined;
};

/** Percent, for a server that does not tell since when it runs. */
const usualUptime = 99.9;

const tones: Record<MonitoredService['status'], BadgeTone> = {
  up: 'success',
  down: 'danger',
  degraded: 'warning',
  off: 'neutral',
};

/** The overall state, and every service with its response time. */
export function SystemHealth({ monitoring, failure, checkedAt }: SystemHealthProps) {
  const messages = useMessages(monitoringMessages);
  const locale = useLocale();
  const writeDuration = useDuration();
  const columns = useServiceColumns();
  const hasFailed = failure !== undefined;
  const isLoading = !monitoring && !hasFailed;
  const status = hasFailed ? 'error' : (monitoring?.status ?? 'ok');
  const percent = (value: number) => messages.percent(formatNumber(locale, value));
  const uptime = () => {
    if (hasFailed) return percent(0);
    return monitoring?.uptime === undefined
      ? percent(usualUptime)
      : writeDuration(monitoring.uptime);
  };
  const lastCheck = (!hasFailed && monitoring?.lastCheck) || checkedAt;
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="21">
        {messages.health}
      </Heading>
      <StatGroup aria-label={messages.health}>
        <StatCard label={messages.status} value={messages[status]} isLoading={isLoading} />
        <StatCard label={messages.uptime} value={uptime()} isLoading={isLoading} />
        <StatCard
          label={messages.lastCheck}
          value={lastCheck === undefined ? messages.never : formatDateTime(locale, lastCheck)}
          isLoading={isLoading}
        />
      </StatGroup>
      {hasFailed && (
        <Text size="13" tone="danger" role="alert">
          {failure}
        </Text>
      )}
      <Table
        density="compact"
        label={messages.services}
        columns={columns}
        rows={(!hasFailed && monitoring?.services) || []}
        rowKey={({ name }) => name}
        isLoading={isLoading}
        empty={
          <EmptyState icon={Unplug} title={messages.noServices} text={messages.noServicesText} />
        }
      />
    </Stack>
  );
}

function useServiceColumns(): TableColumn<MonitoredService>[] {
  const messages = useMessages(monitoringMessages);
  const locale = useLocale();
  const names: Partial<Record<string, string>> = messages.names;
  return [
    {
      id: 'service',
      header: messages.service,
      isRowHeader: true,
      render: ({ name }) => names[name] ?? name,
    },
    {
      id: 'status',
      header: messages.serviceStatus,
      render: ({ status, reason }) => (
        <Stack gap="1" align="start">
          <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>
          {reason && (
            <Text size="13" tone="ink2">
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'time',
      header: messages.responseTime,
      align: 'end',
      render: ({ status, responseTime }) =>
        status === 'off'
          ? messages.notAvailable
          : messages.milliseconds(formatNumber(locale, Math.round(responseTime * 10) / 10)),
    },
  ];
}

/** Writes seconds as days, hours and minutes. */
export function useDuration(): (seconds: number) => string {
  const { duration } = useMessages(monitoringMessages);
  return (seconds) => {
    const minutes = Math.floor(seconds / 60);
    return duration(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60);
  };
}
