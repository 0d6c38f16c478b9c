import {
  features,
  type Health,
  type OptionalFeature,
  systemRoutes,
} from '@dreamfork/api-client/contract';
import { serverVersion } from '../configuration/paths.ts';
import { isDatabaseDown } from '../services/health.ts';
import type { Services } from '../services/services.ts';
import type { RouteGroup } from './register-routes.ts';

const optionalFeaturesOf = ({ assistant }: Services): OptionalFeature[] =>
  assistant.offered().length > 0
    ? ['media', 'storyFiles', 'generation', 'assistant']
    : ['media', 'storyFiles'];

export const systemRouteGroup =
  (readHealth: () => Promise<Health>): RouteGroup =>
  ({ answer, services, limits }) => {
    answer(systemRoutes.health, async ({ reply }) => {
      const { disk: _disk, ...health } = await readHealth();
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
        ...optionalFeaturesOf(services),
      ],
      mail: services.configuration.mail.smtpUrl !== undefined,
      ...(services.configuration.contact ? { contact: services.configuration.contact } : {}),
      limits: { maxStoryBytes: services.configuration.maxStoryBytes },
    }));
    answer(
      systemRoutes.reportError,
      async ({ body, request }) => {
        request.log.warn({ clientError: body }, 'An error in a browser was not caught.');
        return { success: true as const };
      },
      { preHandler: limits.clientErrors },
    );
  };
