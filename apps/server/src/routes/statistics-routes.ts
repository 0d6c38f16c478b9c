import { statisticsRoutes } from '@dreamfork/api-client/contract';
import { readShares, readStatistics, readWeek } from '../services/statistics/read-statistics.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import type { RouteGroup } from './register-routes.ts';
import { allowSharedCache } from './shared-cache.ts';

/** Seconds for which readers' browsers keep the shares. */
const sharesKeptFor = 300;

export const registerStatisticsRoutes: RouteGroup = ({ answer, services }) => {
  answer(statisticsRoutes.story, async ({ params, query, viewer }) => {
    const caller = { storyId: params.id, userId: viewer.user.id };
    return readStatistics(services, {
      ...(await requireRight(services, caller, 'read')),
      ...query,
    });
  });
  answer(statisticsRoutes.week, ({ viewer }) => readWeek(services, viewer.user.id));
  answer(statisticsRoutes.shares, async ({ params, reply }) => {
    const shares = await readShares(services, params.id);
    allowSharedCache(reply, services.configuration, { browsers: `max-age=${sharesKeptFor}` });
    return shares;
  });
};
