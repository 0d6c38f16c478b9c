import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Configuration } from './configuration/configuration.ts';
import { demoDirectory } from './configuration/paths.ts';
import { localAddress } from './configuration/public-address.ts';
import { repeat } from './document/repeat.ts';
import {
  ensureAdministrator,
  type MadeCredentials,
} from './services/authentication/administrator.ts';
import { createServices } from './services/create-services.ts';
import { loadDemo } from './services/load-demo.ts';
import { keepMedia } from './services/media/upkeep.ts';
import { purgeReadingEvents } from './services/statistics/purge-events.ts';
import { purgeReadings } from './services/stories/count-play.ts';
import { purgeStories } from './services/stories/remove-story.ts';

const purgeEvery = 60 * 60 * 1000;
const keepMediaEvery = 6 * 60 * 60 * 1000;

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

/** Opens the database, prepares what a first start needs, and listens. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  let app: FastifyInstance | undefined;
  const services = await createServices({
    configuration,
    onLostConnection: (error) => app?.log.warn({ error }, 'a database connection was lost'),
    onFailedRename: (error) =>
      app?.log.error({ error }, 'stories could not be listed under a new name'),
    onFailedCount: (error) => app?.log.error({ error }, 'downloads could not be counted'),
    onMail: ({ state, ...email }) =>
      app?.log[state === 'failed' ? 'error' : 'info'](email, `an email was ${state}`),
  });
  try {
    const madeCredentials = await ensureAdministrator(services);
    if (configuration.demo) await loadDemo(services, demoDirectory);
    app = await createApp(services);
    const purge = async () => {
      await purgeStories(services);
      await purgeReadings(services);
      await purgeReadingEvents(services);
    };
    const purging = repeat(purge, {
      every: purgeEvery,
      onFailure: (error) => app?.log.error({ error }, 'what is out of date could not be purged'),
    });
    const upkeep = repeat(
      async () => {
        const { missing, removed } = await keepMedia(services);
        if (missing.length > 0) app?.log.error({ missing }, 'media files have lost their content');
        if (removed > 0) app?.log.info({ removed }, 'unused media were removed');
      },
      {
        every: keepMediaEvery,
        onFailure: (error) => app?.log.error({ error }, 'the media could not be looked through'),
      },
    );
    app.addHook('onClose', async () => {
      await purging.stop();
      await upkeep.stop();
      await services.close();
    });
    if (configuration.mail.smtpUrl && !configuration.publicUrl) {
      app.log.warn(
        'SMTP_URL is set but PUBLIC_URL is not: links in letters work on this machine only.',
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
    throw error;
  }
}
