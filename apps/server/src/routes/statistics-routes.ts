import { statisticsRoutes } from '@dreamfork/api-client/contract';
import { readStatistics } from '../services/statistics/read-statistics.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerStatisticsRoutes: RouteGroup = ({ answer, services }) => {
  answer(statisticsRoutes.story, ({ params, query, viewer }) =>
    readStatistics(services, {
      storyId: params.id,
      ownerId: viewer.user.id,
      version: query.version,
    }),
  );
};
