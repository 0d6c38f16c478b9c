import { userRoutes } from '@dreamfork/api-client/contract';
import { listUsers } from '../../services/users/list-users.ts';
import { readUserStatistics } from '../../services/users/user-statistics.ts';
import type { RouteGroup } from '../route-group.ts';

// The specification has every users call under two addresses; both are one.
export const bindUsers: RouteGroup = ({ answer, services }) => {
  for (const definition of [userRoutes.list, userRoutes.listAlias]) {
    answer(definition, ({ query }) => listUsers(services, query));
  }
  for (const definition of [userRoutes.statistics, userRoutes.statisticsAlias]) {
    answer(definition, () => readUserStatistics(services));
  }
};
