import type { UserStatistics as Statistics } from '@dreamfork/api-client';
import { StatCard, StatGroup, Text } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useTrend } from '../layout/useTrend.ts';
import { userMessages } from './messages.ts';

export type UserStatisticsProps = {
  statistics: Statistics | undefined;
  /** Why the figures could not be read. */
  failure: string | undefined;
};

const noFigure = '—';

/** Four figures over all users, with the change in a month where it is known. */
export function UserStatistics({ statistics, failure }: UserStatisticsProps) {
  const messages = useMessages(userMessages);
  const locale = useLocale();
  const figures = [
    {
      label: messages.totalUsers,
      value: statistics?.totalUsers,
      previous: statistics?.previous?.totalUsers,
    },
    { label: messages.activeUsers, value: statistics?.activeUsers },
    {
      label: messages.newUsers,
      value: statistics?.newUsersThisMonth,
      previous: statistics?.previous?.newUsersThisMonth,
    },
    { label: messages.onlineUsers, value: statistics?.onlineUsers },
  ];

  const trendOf = useTrend(messages.trend);

  return (
    <div>
      <StatGroup aria-label={messages.figures}>
        {figures.map(({ label, value, previous }) => (
          <StatCard
            key={label}
            label={label}
            value={value === undefined ? noFigure : formatNumber(locale, value)}
            isLoading={value === undefined && failure === undefined}
            trend={value === undefined ? undefined : trendOf(value, previous)}
          />
        ))}
      </StatGroup>
      {failure && (
        <Text size="13" tone="danger" role="alert">
          {messages.statisticsFailed} {failure}
        </Text>
      )}
    </div>
  );
}
