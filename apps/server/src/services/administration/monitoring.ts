import type { Monitoring, SystemFigures } from '@dreamfork/api-client/contract';
import { checkModels } from '../assistant/check-models.ts';
import { readBackups } from '../backups/nightly.ts';
import { check, checkHealth } from '../health.ts';
import type { Services } from '../services.ts';

const off = (name: string): Monitoring['services'][number] => ({
  name,
  status: 'off',
  responseTime: 0,
});

/** How busy the server is. */
export async function readSystemFigures({
  database,
  figures,
  now,
}: Services): Promise<SystemFigures> {
  const { errorRate, cpuUsage } = figures.read();
  const day = 24 * 60 * 60 * 1000;
  const today = Math.floor(now() / day) * day;
  const { count, milliseconds } = await database
    .selectFrom('sessions')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('count'),
      fn
        .avg<number | string | null>(eb('last_seen_at', '-', eb.ref('created_at')))
        .as('milliseconds'),
    ])
    .where('last_seen_at', '>=', today)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow();
  return {
    totalSessions: count,
    ...(milliseconds === null ? {} : { avgSessionTime: Math.round(Number(milliseconds) / 1000) }),
    ...(errorRate === undefined ? {} : { errorRate }),
    ...(cpuUsage === undefined ? {} : { cpuUsage }),
  };
}

/** Checks everything that the server stands on, side by side, and reads how busy it is. */
export async function readMonitoring(services: Services): Promise<Monitoring> {
  const { configuration, database, mailer } = services;
  const [health, mail, models, analytics, figures, backups] = await Promise.all([
    checkHealth(services),
    configuration.mail.smtpUrl === undefined ? off('Mail') : check('Mail', mailer.check),
    services.assistant.offered().length > 0
      ? checkModels('AI provider', services.assistant)
      : off('AI provider'),
    check('Analytics', () =>
      database.selectFrom('reading_figures').select('count').limit(1).execute(),
    ),
    // A database that does not answer stands among the services; the rest is left out then.
    readSystemFigures(services).catch(() => undefined),
    readBackups(services).catch(() => undefined),
  ]);
  const all = [...health.services, mail, models, analytics];
  const isWell = all.every(({ status }) => status === 'up' || status === 'off');
  const isSafe = backups?.state !== 'old' && backups?.state !== 'failed';
  return {
    status: isWell && isSafe ? 'ok' : 'error',
    services: all,
    uptime: health.uptime,
    lastCheck: health.lastCheck,
    ...(figures ? { figures } : {}),
    ...(backups ? { backups } : {}),
  };
}
