import { check } from '../health.ts';
import type { Assistant } from '../services.ts';

/** Whether all model services answer; `degraded` where some do. The response time is that of the slowest. */
export async function checkModels(name: string, { offered, models }: Assistant) {
  const { find } = await models();
  const all = offered().map((service) => find(service.name));
  const found = await Promise.all(all.map((service) => check(name, service.check)));
  const up = found.filter(({ status }) => status === 'up').length;
  const status = up === all.length ? 'up' : up > 0 ? 'degraded' : 'down';
  return {
    name,
    status,
    responseTime: Math.max(...found.map(({ responseTime }) => responseTime)),
  } as const;
}
