import { features, type OptionalFeature, systemRoutes } from '@dreamfork/api-client/contract';
import { serverVersion } from '../configuration/paths.ts';
import { checkHealth, isDatabaseDown } from '../services/health.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerSystemRoutes: RouteGroup = ({ answer, services }) => {
  answer(systemRoutes.health, async ({ reply }) => {
    const health = await checkHealth(services);
    if (isDatabaseDown(health)) reply.code(503);
    return health;
  });
  answer(systemRoutes.capabilities, async () => ({
    version: serverVersion,
    features: [
      ...features.filter(
        (feature) =>
          (feature !== 'storyHtml' || services.player) &&
          (feature !== 'googleSignIn' || services.google),
      ),
      'media' satisfies OptionalFeature,
    ],
    mail: services.configuration.mail.smtpUrl !== undefined,
    limits: { maxStoryBytes: services.configuration.maxStoryBytes },
  }));
};
