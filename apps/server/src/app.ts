import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { closing } from './plugins/closing.ts';
import { compression } from './plugins/compression.ts';
import { documentation } from './plugins/documentation.ts';
import { errors, sendError } from './plugins/errors.ts';
import { identity } from './plugins/identity.ts';
import { json } from './plugins/json.ts';
import { accessLog, loggerOptions } from './plugins/logging.ts';
import { readPageRenderer } from './plugins/page-renderer.ts';
import { playerFiles } from './plugins/player-files.ts';
import { registerRateLimits } from './plugins/rate-limits.ts';
import { security } from './plugins/security.ts';
import { site } from './plugins/site.ts';
import { readSitePage } from './plugins/site-page.ts';
import { validation } from './plugins/validation.ts';
import { bindAccount } from './routes/account/account-routes.ts';
import { bindAuthentication } from './routes/authentication/authentication-routes.ts';
import { bindGoogle, googlePages } from './routes/authentication/google-routes.ts';
import { createBinder } from './routes/bind.ts';
import { bindChapters } from './routes/content/chapter-routes.ts';
import { bindContent } from './routes/content/content-routes.ts';
import { bindFeedback } from './routes/feedback/feedback-routes.ts';
import { bindModeration } from './routes/moderation/moderation-routes.ts';
import { sitePages } from './routes/pages/site-pages.ts';
import { storyPages } from './routes/pages/story-pages.ts';
import { bindSharing } from './routes/sharing/sharing-routes.ts';
import { bindOwnStories } from './routes/stories/own-story-routes.ts';
import { bindStories } from './routes/stories/story-routes.ts';
import { bindSystem } from './routes/system/system-routes.ts';
import { bindUsers } from './routes/users/user-routes.ts';
import { bindVersions } from './routes/versions/version-routes.ts';
import type { Services } from './services/services.ts';

const requestTimeout = 60_000;

/** Builds the app over its services. It listens nowhere yet; tests call it with `inject`. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { configuration } = services;
  const page = await readSitePage(configuration.siteDirectory);
  const app = Fastify({
    logger: loggerOptions(configuration.logLevel),
    // Replaced by the access log, which leaves query strings out.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendError,
    trustProxy: configuration.trustProxy,
    requestTimeout,
    routerOptions: { maxParamLength: 500 },
  });
  await app.register(validation);
  await app.register(errors);
  await app.register(closing);
  await app.register(accessLog);
  await app.register(identity);
  await app.register(json, { documents: services.documents });
  const limits = await registerRateLimits(app, { isOn: configuration.rateLimit });
  await app.register(security, {
    scriptHashes: page?.scriptHashes ?? [],
    isHttps: configuration.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(compression);
  await app.register(documentation);
  const binder = createBinder(app, services);
  const groups = [
    bindAuthentication,
    bindGoogle,
    bindAccount,
    bindStories,
    bindOwnStories,
    bindContent,
    bindChapters,
    bindFeedback,
    bindModeration,
    bindVersions,
    bindSharing,
    bindUsers,
    bindSystem,
  ];
  for (const group of groups) group({ ...binder, services, limits });
  await app.register(googlePages, { services, limits });
  await app.register(playerFiles, { directory: services.playerDirectory });
  if (page) await app.register(storyPages, { page, services });
  const renderer = page && (await readPageRenderer(configuration.siteDirectory));
  if (page && renderer) await app.register(sitePages, { page, renderer, services });
  await app.register(site, { siteDirectory: configuration.siteDirectory, page });
  return app;
}
