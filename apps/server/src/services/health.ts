import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Health } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { serverVersion } from '../configuration/paths.ts';
import { isPostgres } from '../db/engine.ts';
import type { Database } from '../db/schema.ts';
import { cacheFor } from './cache-for.ts';
import type { Services } from './services.ts';

type ServiceHealth = Health['services'][number];

const databaseName = 'Database';
const storageName = 'File storage';

/** Free bytes below which saves are about to fail. */
const lowOnSpace = 256 * 1024 * 1024;

/** Free bytes below which SQLite cannot be relied on to save. */
const noSpace = 16 * 1024 * 1024;

const isDown = ({ services }: Health, wanted: string): boolean =>
  services.some(({ name, status }) => name === wanted && status === 'down');

/** Whether authors cannot save. */
export const isDatabaseDown = (health: Health): boolean => isDown(health, databaseName);

/** Whether a load balancer may send requests here. */
export const isReady = (health: Health): boolean =>
  !isDatabaseDown(health) && !isDown(health, storageName);

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

/** Reads a table, in a transaction that may write: throws where the database is damaged or only a copy. */
const requireWritable = (database: Database): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('stories').select('title').limit(1).execute();
    if (!isPostgres(database)) return;
    const { rows } = await sql<{ value: string }>`
      select current_setting('transaction_read_only') as value`.execute(transaction);
    if (rows[0]?.value === 'on') throw new Error('The database is read-only.');
  });

/** How long a measured health is told, in milliseconds: load balancers ask often. */
const healthLasts = 1000;

/** Reads the health of the server, measured at most once a second. */
export const createHealthReader = (services: Services): (() => Promise<Health>) =>
  cacheFor(healthLasts, { now: () => services.now() }, () => checkHealth(services));

/** The health of the server and of its services, measured now. */
export async function checkHealth({
  configuration,
  database,
  media,
  now,
}: Services): Promise<Health> {
  const disk = await measureDisk(configuration.dataDirectory);
  const isSqlite = !isPostgres(database);
  const isLow = disk !== undefined && disk.freeBytes < lowOnSpace;
  const services = await Promise.all([
    // Resolves when the event loop reaches it: the time that a request waits before it is handled.
    check('API', () => new Promise((resolve) => setImmediate(resolve))),
    check(databaseName, async () => {
      if (isSqlite && disk && disk.freeBytes < noSpace) throw new Error('The disk is full.');
      await requireWritable(database);
    }),
    check(storageName, async () => {
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
