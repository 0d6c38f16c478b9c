import { features, type OptionalFeature, systemRoutes } from '@dreamfork/api-client/contract';
import { serverVersion } from '../configuration/paths.ts';
import { isSavingDown, type MeasuredHealth } from '../services/health.ts';
import type { Services } from '../services/services.ts';
import type { RouteGroup } from './register-routes.ts';

const optionalFeaturesOf = ({ assistant }: Services): OptionalFeature[] =>
  assistant.offered().length > 0
    ? ['media', 'storyFiles', 'generation', 'assistant']
    : ['media', 'storyFiles'];

export const systemRouteGroup =
  (readHealth: () => Promise<MeasuredHealth>): RouteGroup =>
  ({ answer, services, limits }) => {
    answer(systemRoutes.health, async ({ reply }) => {
      const { disk: _disk, services: checked, ...health } = await readHealth();
      if (isSavingDown({ services: checked })) reply.code(503);
      // Neither space nor reasons, which name folders and hosts, are for everybody.
      return { ...health, services: checked.map(({ reason: _reason, ...service }) => service) };
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
