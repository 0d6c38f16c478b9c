import { mkdir } from 'node:fs/promises';
import type { JobId } from '@dreamfork/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Configuration } from './configuration/configuration.ts';
import { demoDirectory } from './configuration/paths.ts';
import { localAddress } from './configuration/public-address.ts';
import { lockFolder } from './db/folder-lock.ts';
import { repeat } from './document/repeat.ts';
import { runJob } from './services/administration/job-work.ts';
import {
  ensureAdministrator,
  type MadeCredentials,
} from './services/authentication/administrator.ts';
import { encryptSecondFactors } from './services/authentication/second-factor.ts';
import { createServices } from './services/create-services.ts';
import { loadDemo } from './services/load-demo.ts';

const oneHour = 60 * 60 * 1000;

/** How often each job runs; author renames keep their own time. */
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
  const unlock = await lockData(configuration);
  const services = await createServices({
    configuration,
    onLostConnection: (error) => app?.log.warn({ error }, 'a database connection was lost'),
    onFailedRename: (error) =>
      app?.log.error({ error }, 'stories could not be listed under a new name'),
    onFailedCount: (error) => app?.log.error({ error }, 'downloads could not be counted'),
    onFailedImport: (error) => app?.log.error({ error }, 'a story could not be imported'),
    onMail: ({ state, ...email }) =>
      app?.log[state === 'failed' ? 'error' : 'info'](email, `an email was ${state}`),
  });
  try {
    const madeCredentials = await ensureAdministrator(services);
    const unreadable = await encryptSecondFactors(services);
    if (configuration.demo) await loadDemo(services, demoDirectory);
    app = await createApp(services);
    const started = app;
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
        onFailure: (error) => started.log.error({ error, job: id }, 'a job failed'),
      }),
    );
    app.addHook('onClose', async () => {
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
    await listening.listen({ port: configuration.port, host: configuration.host });
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
