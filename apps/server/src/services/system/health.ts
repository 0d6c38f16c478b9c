import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Health } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { serverVersion } from '../../configuration/paths.ts';
import type { Services } from '../services.ts';

type ServiceHealth = Health['services'][number];

async function check(name: string, probe: () => Promise<unknown>): Promise<ServiceHealth> {
  const startedAt = performance.now();
  const responseTime = () => Math.round((performance.now() - startedAt) * 100) / 100;
  try {
    await probe();
    return { name, status: 'up', responseTime: responseTime() };
  } catch {
    return { name, status: 'down', responseTime: responseTime() };
  }
}

/** Whether the server and what it stands on work, measured now. */
export async function checkHealth({
  configuration,
  database,
  now,
}: Pick<Services, 'configuration' | 'database' | 'now'>): Promise<Health> {
  const services = await Promise.all([
    // Resolves when the event loop gets to it: how long a request waits before it is looked at.
    check('API', () => new Promise((resolve) => setImmediate(resolve))),
    check('Database', () => sql`select 1`.execute(database)),
    check('File storage', () => access(configuration.dataDirectory, constants.W_OK)),
  ]);
  return {
    status: services.every((service) => service.status === 'up') ? 'ok' : 'error',
    services,
    uptime: Math.round(process.uptime()),
    version: serverVersion,
    lastCheck: new Date(now()).toISOString(),
  };
}
