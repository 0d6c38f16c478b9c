import { Heading, Inline, Stack, StatCard, StatGroup } from '@dreamfork/ui';
import { formatTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { RefreshButton } from '../layout/RefreshButton.tsx';
import { refreshInterval } from '../layout/useAutoRefresh.ts';
import { monitoringMessages } from '../messages/monitoring.ts';

export type UpdateCardProps = {
  updatedAt: number | undefined;
  refresh: () => Promise<unknown>;
};

/** When the figures were read, and when they will be again. */
export function UpdateCard({ updatedAt, refresh }: UpdateCardProps) {
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
