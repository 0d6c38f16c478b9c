import { features, systemRoutes } from '@dreamfork/api-client/contract';
import { serverVersion } from '../../configuration/paths.ts';
import { checkHealth } from '../../services/system/health.ts';
import type { RouteGroup } from '../route-group.ts';

export const bindSystem: RouteGroup = ({ answer, services }) => {
  answer(systemRoutes.health, () => checkHealth(services));
  answer(systemRoutes.capabilities, async () => ({
    version: serverVersion,
    features: features.filter(
      (feature) =>
        (feature !== 'storyHtml' || services.player) &&
        (feature !== 'googleSignIn' || services.google),
    ),
    limits: { maxStoryBytes: services.configuration.maxStoryBytes },
  }));
};
