import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { arrivalLimit, storyUploadArrival } from './plugins/arrival-limit.ts';
import { closing } from './plugins/closing.ts';
import { compression } from './plugins/compression.ts';
import { documentation } from './plugins/documentation.ts';
import { errors, sendError } from './plugins/errors.ts';
import { fullDisk } from './plugins/full-disk.ts';
import { identity } from './plugins/identity.ts';
import { json } from './plugins/json.ts';
import { largeBodies } from './plugins/large-bodies.ts';
import { accessLog, loggerOptions, requestIds } from './plugins/logging.ts';
import { metricsRoute, requestMetrics } from './plugins/metrics.ts';
import { playerFiles } from './plugins/player-files.ts';
import { registerRateLimits } from './plugins/rate-limits.ts';
import { security } from './plugins/security.ts';
import { site } from './plugins/site.ts';
import { readPageRenderer } from './plugins/site-files.ts';
import { readSitePage } from './plugins/site-page.ts';
import { validation } from './plugins/validation.ts';
import { registerAccountRoutes } from './routes/account-routes.ts';
import {
  registerActivityRoutes,
  registerAdministrationRoutes,
  registerAdminStoryRoutes,
  registerAuditRoutes,
  registerSignInRoutes,
} from './routes/administration-routes.ts';
import { registerAssistantRoutes } from './routes/assistant-routes.ts';
import { registerAuthenticationRoutes } from './routes/authentication-routes.ts';
import { registerChapterRoutes } from './routes/chapter-routes.ts';
import { registerContentRoutes } from './routes/content-routes.ts';
import { registerFeedbackRoutes } from './routes/feedback-routes.ts';
import { googlePages, registerGoogleRoutes } from './routes/google-routes.ts';
import { registerLiveRoutes } from './routes/live-routes.ts';
import { registerMediaRoutes } from './routes/media-routes.ts';
import { registerMemberRoutes } from './routes/member-routes.ts';
import { registerModerationRoutes } from './routes/moderation-routes.ts';
import { registerOwnStoryRoutes } from './routes/own-story-routes.ts';
import { probeRoutes } from './routes/probe-routes.ts';
import { createRouteRegistrar } from './routes/register-routes.ts';
import { registerReviewLinkRoutes } from './routes/review-link-routes.ts';

import { registerReviewRoutes } from './routes/review-routes.ts';
import { secretPages } from './routes/secret-pages.ts';
import { registerSharingRoutes } from './routes/sharing-routes.ts';
import { sitePages } from './routes/site-pages.ts';
import { registerStatisticsRoutes } from './routes/statistics-routes.ts';
import { registerStoryFileRoutes, storyUploadRoutes } from './routes/story-file-routes.ts';
import { storyPages } from './routes/story-pages.ts';
import { registerStoryRoutes } from './routes/story-routes.ts';
import { systemRouteGroup } from './routes/system-routes.ts';
import { registerTwoFactorRoutes } from './routes/two-factor-routes.ts';
import { unsubscribeRoutes } from './routes/unsubscribe-routes.ts';
import { uploadRoutes } from './routes/upload-routes.ts';
import { registerUserDetailsRoutes } from './routes/user-details-routes.ts';
import { registerUserRoutes } from './routes/user-routes.ts';
import { registerVersionRoutes } from './routes/version-routes.ts';
import { createHealthReader } from './services/health.ts';
import { bucketAddress } from './services/media/storage/s3-storage.ts';
import type { Services } from './services/services.ts';

/** Builds the app over its services, without listening; tests call it with `inject`. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { configuration } = services;
  const page = await readSitePage(services);
  const app = Fastify({
    logger: loggerOptions(configuration.logLevel),
    // Replaced by the access log, which leaves query strings out.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendError,
    trustProxy: configuration.trustProxy,
    genReqId: requestIds(configuration.trustProxy),
    requestTimeout: storyUploadArrival,
    routerOptions: { maxParamLength: 500 },
  });
  await app.register(validation);
  await app.register(errors);
  await app.register(closing);
  // A stream that goes on would hold the server open.
  app.addHook('preClose', async () => {
    services.assistant.stop();
    services.live.stop();
  });
  await app.register(accessLog, { isWhole: configuration.logsFullAddresses });
  app.addHook('onResponse', async (_, reply) => services.figures.countAnswer(reply.statusCode));
  const { metrics } = configuration;
  const hasMetrics = metrics.token !== undefined || metrics.port !== undefined;
  if (hasMetrics) await app.register(requestMetrics, { metrics: services.metrics });
  await app.register(arrivalLimit);
  await app.register(fullDisk, { space: services.space });
  await app.register(identity);
  await app.register(largeBodies, { directory: join(configuration.dataDirectory, 'spool') });
  await app.register(json);
  const limits = await registerRateLimits(app, services);
  await app.register(security, {
    scriptHashes: page?.scriptHashes ?? [],
    isHttps: configuration.publicUrl?.startsWith('https:') ?? false,
    hstsSubdomains: configuration.hstsSubdomains,
    mediaHosts: configuration.media.allowedHosts,
    mediaOrigin: configuration.media.s3 && new URL(bucketAddress(configuration.media.s3)).origin,
  });
  await app.register(compression);
  await app.register(documentation);
  const registrar = createRouteRegistrar(app, services);
  const readHealth = createHealthReader(services);
  const groups = [
    registerAuthenticationRoutes,
    registerGoogleRoutes,
    registerTwoFactorRoutes,
    registerAccountRoutes,
    registerStoryRoutes,
    registerOwnStoryRoutes,
    registerContentRoutes,
    registerChapterRoutes,
    registerFeedbackRoutes,
    registerModerationRoutes,
    registerVersionRoutes,
    registerSharingRoutes,
    registerReviewRoutes,
    registerMemberRoutes,
    registerReviewLinkRoutes,
    registerLiveRoutes,
    registerStatisticsRoutes,
    registerMediaRoutes,
    registerAssistantRoutes,
    registerStoryFileRoutes,
    registerUserRoutes,
    registerUserDetailsRoutes,
    registerAdminStoryRoutes,
    registerAuditRoutes,
    registerSignInRoutes,
    registerAdministrationRoutes,
    registerActivityRoutes,
    systemRouteGroup(readHealth),
  ];
  for (const group of groups) group({ ...registrar, services, limits });
  await app.register(probeRoutes, { readHealth, tokens: services.tokens });
  if (hasMetrics && metrics.port === undefined) {
    await app.register(metricsRoute, { services, readHealth });
  }
  await app.register(unsubscribeRoutes, { services });
  await app.register(uploadRoutes, { services });
  await app.register(storyUploadRoutes, { services });
  await app.register(googlePages, { services, limits });
  await app.register(playerFiles, { directory: services.playerDirectory });
  if (page) await app.register(storyPages, { page, services });
  if (page) await app.register(secretPages, { page });
  const renderer = page && (await readPageRenderer(configuration.siteDirectory));
  if (page && renderer) await app.register(sitePages, { page, renderer, services });
  await app.register(site, {
    siteDirectory: configuration.siteDirectory,
    page,
    // A build without a list of pages serves its page at every address.
    isSiteAddress: renderer ? renderer.isSiteAddress : () => true,
  });
  return app;
}
