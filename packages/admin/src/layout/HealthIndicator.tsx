import { useHealth } from '@dreamfork/api-client/hooks';
import { useMessages } from '@dreamfork/ui/i18n';
import { layoutMessages } from '../messages/layout.ts';
import { health as healthStyle, lamp } from './AdminLayout.css.ts';
import { healthStatus } from './healthStatus.ts';
import { useAutoRefresh } from './useAutoRefresh.ts';

/** One line on how the server is, checked every minute. */
export function HealthIndicator() {
  const messages = useMessages(layoutMessages);
  const { data, error, mutate } = useHealth();
  useAutoRefresh(() => void mutate());
  const status = healthStatus(data, error !== undefined);
  return (
    <div className={healthStyle} role="status" data-testid="health" data-status={status}>
      <span className={lamp} data-status={status} />
      <span>{messages[status]}</span>
    </div>
  );
}
