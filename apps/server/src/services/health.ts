import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Health } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { serverVersion } from '../configuration/paths.ts';
import { isPostgres } from '../db/engine.ts';
import type { Database } from '../db/schema.ts';
import { reasonOf } from '../error-texts.ts';
import { cacheFor } from './cache-for.ts';
import { type DiskSpace, measureDisk } from './disk-space.ts';
import type { Services } from './services.ts';

/** A service, and why it is down: for administrators only. */
type ServiceHealth = Health['services'][number] & { reason?: string };

export type MeasuredHealth = Omit<Health, 'services'> & { services: ServiceHealth[] };

const databaseName = 'Database';
const storageName = 'File storage';
const diskName = 'Disk';

/** Free bytes below which saves are about to fail. */
export const lowOnSpace = 256 * 1024 * 1024;

const isDown = ({ services }: Pick<Health, 'services'>, wanted: string): boolean =>
  services.some(({ name, status }) => name === wanted && status === 'down');

/** Whether authors cannot save. */
export const isSavingDown = (health: Pick<Health, 'services'>): boolean =>
  isDown(health, databaseName) || isDown(health, diskName);

/** Whether a load balancer may send requests here. With a full disk people can still read. */
export const isReady = (health: Health): boolean =>
  !isDown(health, databaseName) && !isDown(health, storageName);

function diskHealth(disk: NonNullable<Health['disk']>, { isFull }: DiskSpace): ServiceHealth {
  const low = disk.freeBytes < lowOnSpace ? 'degraded' : 'up';
  return { name: diskName, status: isFull() ? 'down' : low, responseTime: 0 };
}

/** How long a check may take before its service counts as down, in milliseconds. */
const patience = 3000;

/** Rejects where the work has not ended in time. */
export async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const late = setTimeout(patience, undefined, { signal: waiting.signal, ref: false }).then(
    (): never => {
      throw new Error('The service has not answered in time.');
    },
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    waiting.abort();
  }
}

const reasonLength = 500;

/** Whether a service answers, and after how long. */
export async function check(name: string, run: () => Promise<unknown>): Promise<ServiceHealth> {
  const startedAt = performance.now();
  const responseTime = () => Math.round((performance.now() - startedAt) * 100) / 100;
  try {
    await withinPatience(run());
    return { name, status: 'up', responseTime: responseTime() };
  } catch (error) {
    const reason = reasonOf(error).slice(0, reasonLength);
    return { name, status: 'down', responseTime: responseTime(), reason };
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
export const createHealthReader = (services: Services): (() => Promise<MeasuredHealth>) =>
  cacheFor(healthLasts, { now: () => services.now() }, () => checkHealth(services));

/** The health of the server and of its services, measured now. */
export async function checkHealth({
  configuration,
  database,
  media,
  now,
  quickCheck,
  redis,
  replica,
  space,
}: Services): Promise<MeasuredHealth> {
  const disk = await measureDisk(configuration.dataDirectory);
  const checked = await Promise.all([
    // Resolves when the event loop reaches it: the time that a request waits before it is handled.
    check('API', () => new Promise((resolve) => setImmediate(resolve))),
    check(databaseName, async () => {
      const damage = quickCheck.damage();
      if (damage) throw damage;
      await requireWritable(database);
    }),
    check(storageName, async () => {
      await access(configuration.dataDirectory, constants.W_OK);
      await media.storage.check();
    }),
    ...(replica ? [check('Database replica', () => replica.check())] : []),
    ...(redis ? [check('Redis', () => redis.ping())] : []),
  ]);
  const services = disk ? [...checked, diskHealth(disk, space)] : checked;
  return {
    status: services.every((service) => service.status === 'up') ? 'ok' : 'error',
    services,
    ...(disk ? { disk } : {}),
    uptime: Math.round(process.uptime()),
    version: serverVersion,
    lastCheck: new Date(now()).toISOString(),
  };
}
