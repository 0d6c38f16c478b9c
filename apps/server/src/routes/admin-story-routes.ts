import { adminStoryRoutes } from '@dreamfork/api-client/contract';
import { readSystemFigures } from '../services/administration/monitoring.ts';
import { createAllStories } from '../services/statistics/all-stories.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerAdminStoryRoutes: RouteGroup = ({ answer, services }) => {
  const stories = createAllStories(services);
  answer(adminStoryRoutes.statistics, () => stories.readStatistics());
  answer(adminStoryRoutes.popular, async ({ query }) => ({
    stories: (await stories.readPopular()).slice(0, query.limit),
  }));
  answer(adminStoryRoutes.dashboard, async () => ({
    ...(await readSystemFigures(services)),
    ...(await stories.readDashboard()),
  }));
};
