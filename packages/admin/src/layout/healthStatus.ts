import type { Health } from '@dreamfork/api-client';

export type HealthStatus = 'working' | 'broken' | 'unreachable' | 'checking';

/** What the indicator says about the server's own account of itself. */
export function healthStatus(health: Health | undefined, hasFailed: boolean): HealthStatus {
  if (hasFailed) return 'unreachable';
  if (!health) return 'checking';
  const isWhole =
    health.status === 'ok' && health.services.every((service) => service.status === 'up');
  return isWhole ? 'working' : 'broken';
}
