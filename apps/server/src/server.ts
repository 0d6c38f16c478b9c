import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Configuration } from './configuration/configuration.ts';
import { demoDirectory } from './configuration/paths.ts';
import { localAddress } from './configuration/public-address.ts';
import { repeat } from './jobs/repeat.ts';
import {
  ensureAdministrator,
  type MadeCredentials,
} from './services/authentication/administrator.ts';
import { createServices } from './services/create-services.ts';
import { loadDemo } from './services/demo/load-demo.ts';
import { purgeStories } from './services/stories/remove-story.ts';

const purgeEvery = 60 * 60 * 1000;

/** A server that answers. */
export type RunningServer = {
  app: FastifyInstance;
  /** Where a browser on this machine finds it. */
  address: string;
  /** Credentials made up on the very first start. */
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
    onMail: ({ state, ...letter }) =>
      app?.log[state === 'failed' ? 'error' : 'info'](letter, `a letter was ${state}`),
  });
  try {
    const madeCredentials = await ensureAdministrator(services);
    if (configuration.demo) await loadDemo(services, demoDirectory);
    app = await createApp(services);
    const purging = repeat(() => purgeStories(services), {
      every: purgeEvery,
      onFailure: (error) => app?.log.error({ error }, 'deleted stories could not be purged'),
    });
    app.addHook('onClose', async () => {
      await purging.stop();
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
