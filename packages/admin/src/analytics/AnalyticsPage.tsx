import { activityPeriods, activityPeriodUntil } from '@dreamfork/api-client';
import { useActivity, useActivitySummary } from '@dreamfork/api-client/hooks';
import { ErrorState, Select, Skeleton, Stack, StaleNotice, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { ExportButton } from '../layout/ExportButton.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { analyticsMessages } from '../messages/analytics.ts';
import { ActivityCharts } from './ActivityCharts.tsx';
import { ActivitySummary } from './ActivitySummary.tsx';

const periodIds = ['week', 'month', 'quarter', 'year'] as const;

/** How the server is used: readings, registrations and new stories, by day and in all. */
export function AnalyticsPage() {
  const messages = useMessages(analyticsMessages);
  const [period, setPeriod] = useState<(typeof periodIds)[number]>('month');
  const [now, setNow] = useState(() => Date.now());
  const query = activityPeriodUntil(now, activityPeriods[period]);
  const options = { keepPreviousData: true };
  const activity = useActivity(query, options);
  const summary = useActivitySummary({ period }, options);
  const { data } = activity;
  const error = activity.error ?? summary.error;
  const refresh = () => {
    setNow(Date.now());
    void activity.mutate();
    void summary.mutate();
  };
  useAutoRefresh(refresh);
  return (
    <AdminLayout
      section="analytics"
      actions={
        <ExportButton
          label={messages.exportCsv}
          failed={messages.exportFailed}
          fileName="dreamfork-activity.csv"
          fetchFile={(client) => client.activity.exportCsv(query)}
        />
      }
    >
      <Select
        label={messages.period}
        isLabelInside
        items={periodIds.map((id) => ({ id, label: messages.periods[id] }))}
        value={period}
        onChange={setPeriod}
      />
      {error && !data ? (
        <ErrorState title={messages.error} text={error.message} onRetry={refresh} />
      ) : (
        <>
          {error && <StaleNotice onRetry={refresh} />}
          <ActivitySummary summary={summary.data} />
          {data ? (
            <ActivityCharts days={data.items} />
          ) : (
            <Stack role="status" aria-label={messages.loading}>
              <Skeleton shape="block" height={240} />
              <Skeleton shape="block" height={240} />
            </Stack>
          )}
          <Text size="13" tone="ink2">
            {messages.about}
          </Text>
        </>
      )}
    </AdminLayout>
  );
}
