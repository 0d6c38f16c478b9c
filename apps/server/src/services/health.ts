import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Health } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { serverVersion } from '../configuration/paths.ts';
import type { Services } from './services.ts';

type ServiceHealth = Health['services'][number];

const databaseName = 'Database';

/** Free bytes below which saves are about to fail. */
const lowOnSpace = 256 * 1024 * 1024;

/** Whether the server is unusable because it has no database. */
export const isDatabaseDown = ({ services }: Health): boolean =>
  services.some(({ name, status }) => name === databaseName && status === 'down');

/** Space on the disk of a directory; undefined where it cannot be read. */
export async function measureDisk(directory: string): Promise<Health['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(directory);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // A file system that tells nothing is left out of the answer.
    return undefined;
  }
}

const degradedIf = (isLow: boolean, service: ServiceHealth): ServiceHealth =>
  isLow && service.status === 'up' ? { ...service, status: 'degraded' } : service;

/** How long a check may take before its service counts as down, in milliseconds. */
const patience = 3000;

async function withinPatience(work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const late = setTimeout(patience, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error('The service has not answered in time.');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    waiting.abort();
  }
}

/** Whether a service answers, and after how long. */
export async function check(name: string, run: () => Promise<unknown>): Promise<ServiceHealth> {
  const startedAt = performance.now();
  const responseTime = () => Math.round((performance.now() - startedAt) * 100) / 100;
  try {
    await withinPatience(run());
    return { name, status: 'up', responseTime: responseTime() };
  } catch {
    // The reason is for the log of whoever uses the service; here it is down.
    return { name, status: 'down', responseTime: responseTime() };
  }
}

/** The health of the server and of its services, measured now. */
export async function checkHealth({
  configuration,
  database,
  media,
  now,
}: Pick<Services, 'configuration' | 'database' | 'media' | 'now'>): Promise<Health> {
  const disk = await measureDisk(configuration.dataDirectory);
  const isLow = disk !== undefined && disk.freeBytes < lowOnSpace;
  const services = await Promise.all([
    // Resolves when the event loop reaches it: the time that a request waits before it is handled.
    check('API', () => new Promise((resolve) => setImmediate(resolve))),
    check(databaseName, () => sql`select 1`.execute(database)),
    check('File storage', async () => {
      await access(configuration.dataDirectory, constants.W_OK);
      await media.storage.check();
    }).then((found) => degradedIf(isLow, found)),
  ]);
  return {
    status: services.every((service) => service.status === 'up') ? 'ok' : 'error',
    services,
    ...(disk ? { disk } : {}),
    uptime: Math.round(process.uptime()),
    version: serverVersion,
    lastCheck: new Date(now()).toISOString(),
  };
}
