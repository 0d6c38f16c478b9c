import { useMonitoring } from '@dreamfork/api-client/hooks';
import { Stack } from '@dreamfork/ui';
import { useState } from 'react';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { MonitoringFigures } from './MonitoringFigures.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import { UpdateCard } from './UpdateCard.tsx';

/** How the server and everything that it stands on are. */
export function MonitoringTab() {
  const { data, error, mutate } = useMonitoring();
  const [openedAt] = useState(() => Date.now());
  const [refreshedAt, setRefreshedAt] = useState<number>();
  const isSettled = data !== undefined || error !== undefined;
  const updatedAt = refreshedAt ?? (isSettled ? openedAt : undefined);

  const refresh = async () => {
    await mutate().catch(() => undefined);
    setRefreshedAt(Date.now());
  };
  useAutoRefresh(() => void refresh(), refreshedAt);

  return (
    <Stack gap="6">
      <SystemHealth monitoring={data} failure={error?.message} checkedAt={updatedAt} />
      {data?.figures && !error && <MonitoringFigures figures={data.figures} />}
      <UpdateCard updatedAt={updatedAt} refresh={refresh} />
    </Stack>
  );
}
