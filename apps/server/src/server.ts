import { mkdir } from 'node:fs/promises';
import type { JobId } from '@dreamfork/api-client/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Configuration } from './configuration/configuration.ts';
import { demoDirectory } from './configuration/paths.ts';
import { localAddress } from './configuration/public-address.ts';
import { lockFolder } from './db/folder-lock.ts';
import { repeat } from './document/repeat.ts';
import { createMetricsApp } from './plugins/metrics.ts';
import { backUpIfDue, runJob } from './services/administration/job-work.ts';
import {
  ensureAdministrator,
  type MadeCredentials,
} from './services/authentication/administrator.ts';
import { encryptSecondFactors } from './services/authentication/second-factor.ts';
import { createServices } from './services/create-services.ts';
import { loadDemo } from './services/load-demo.ts';
import { encryptEmails } from './services/mail/outgoing-emails.ts';

const fiveSeconds = 5000;
const oneHour = 60 * 60 * 1000;
const tenMinutes = 10 * 60 * 1000;

/** How often each job runs; author renames and backups keep their own time. */
const schedule = {
  'story-purge': oneHour,
  'reading-purge': oneHour,
  'event-purge': oneHour,
  'sign-in-purge': oneHour,
  'comment-letters': oneHour,
  'media-upkeep': 6 * oneHour,
} as const satisfies Partial<Record<JobId, number>>;

/** A listening server. */
export type RunningServer = {
  app: FastifyInstance;
  /** Its address for a browser on this machine. */
  address: string;
  /** Credentials generated on the first start. */
  madeCredentials: MadeCredentials | undefined;
  /** Lets the requests in flight finish, then closes the database. */
  close: () => Promise<void>;
};

/** SQLite serves one process; servers on PostgreSQL share what is in their data directory. */
async function lockData({ dataDirectory, databaseUrl }: Configuration): Promise<() => void> {
  if (databaseUrl) return () => {};
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  return lockFolder(dataDirectory);
}

/** Opens the database, prepares what a first start needs, and listens. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  let app: FastifyInstance | undefined;
  // E-mails that an earlier process has left may be sent before there is a log.
  let openLog: (log: FastifyBaseLogger) => void = () => {};
  const mailLog = new Promise<FastifyBaseLogger>((resolve) => {
    openLog = resolve;
  });
  const unlock = await lockData(configuration);
  const services = await createServices({
    configuration,
    onLostConnection: (error) => app?.log.warn({ error }, 'a database connection was lost'),
    onFailedMail: (error) => app?.log.error({ error }, 'e-mails could not be looked for'),
    onFailedRename: (error) =>
      app?.log.error({ error }, 'stories could not be listed under a new name'),
    onFailedCount: (error) => app?.log.error({ error }, 'downloads could not be counted'),
    onFailedPurge: (error, storyId) =>
      app?.log.error({ error, storyId }, 'a story could not be purged from the CDN'),
    onFailedLive: (error) =>
      app?.log.warn({ error }, 'what several people do in a story arrives late'),
    onFailedImport: (error, reqId) =>
      app?.log.error(
        { error, ...(reqId === undefined ? {} : { reqId }) },
        'a story could not be imported',
      ),
    onMail: ({ state, ...email }) =>
      void mailLog.then((log) =>
        log[state === 'failed' ? 'error' : 'info'](email, `an email was ${state}`),
      ),
  });
  try {
    const madeCredentials = await ensureAdministrator(services);
    const unreadable = await encryptSecondFactors(services);
    await encryptEmails(services);
    if (configuration.demo) await loadDemo(services, demoDirectory);
    app = await createApp(services);
    const started = app;
    openLog(app.log);
    await services.media.storage
      .check()
      .catch((error: unknown) => started.log.error({ error }, 'media cannot be used'));
    if (unreadable > 0) {
      app.log.error(
        { users: unreadable },
        'Keys of two-step sign-in cannot be read: these users need a recovery code. Add the earlier ENCRYPTION_KEY or JWT_SECRET after the first key of ENCRYPTION_KEY.',
      );
    }
    const jobs = Object.entries(schedule).map(([id, every]) =>
      repeat(() => runJob(services, id as keyof typeof schedule, started.log), {
        every,
        onFailure(error) {
          if (services.stopping.aborted) started.log.info({ job: id }, 'a job was interrupted');
          else started.log.error({ error, job: id }, 'a job failed');
        },
      }),
    );
    const nightly = repeat(() => backUpIfDue(services, started.log), {
      every: tenMinutes,
      onFailure: (error) => started.log.error({ error, job: 'backup' }, 'a job failed'),
    });
    const quickCheck = repeat(
      async () => {
        await services.quickCheck.look();
        const damage = services.quickCheck.damage();
        if (damage) started.log.fatal({ error: damage }, 'the database is damaged');
      },
      {
        every: 24 * oneHour,
        onFailure: (error) => started.log.error({ error }, 'the database could not be checked'),
      },
    );
    const space = repeat(() => services.space.look(), {
      every: fiveSeconds,
      onFailure: (error) => started.log.warn({ error }, 'no space could be kept for a full disk'),
    });
    app.addHook('preClose', async () => services.stop());
    app.addHook('onClose', async () => {
      services.backups.stop();
      await nightly.stop();
      await space.stop();
      await services.quickCheck.stop();
      await quickCheck.stop();
      await Promise.all(jobs.map((job) => job.stop()));
      await services.close();
      unlock();
    });
    if (configuration.mail.smtpUrl && !configuration.publicUrl) {
      app.log.warn(
        'SMTP_URL is set but PUBLIC_URL is not: links in emails work on this machine only.',
      );
    }
    const listening = app;
    const { host, port, metrics } = configuration;
    if (metrics.port !== undefined) {
      const metricsApp = await createMetricsApp(services);
      app.addHook('onClose', () => metricsApp.close());
      await metricsApp.listen({ port: metrics.port, host });
    }
    await listening.listen({ port, host });
    return {
      app: listening,
      address: configuration.publicUrl ?? localAddress(configuration, listening.server.address()),
      madeCredentials,
      close: async () => listening.close(),
    };
  } catch (error) {
    await (app ? app.close() : services.close());
    unlock();
    throw error;
  }
}
