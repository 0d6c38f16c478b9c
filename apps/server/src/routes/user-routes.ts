import { userRoutes } from '@dreamfork/api-client/contract';
import { listUsers } from '../services/users/list-users.ts';
import { readUserStatistics } from '../services/users/user-statistics.ts';
import type { RouteGroup } from './register-routes.ts';

// The specification has every users call under two addresses.
export const registerUserRoutes: RouteGroup = ({ answer, services }) => {
  for (const definition of [userRoutes.list, userRoutes.listAlias]) {
    answer(definition, ({ query }) => listUsers(services, query));
  }
  for (const definition of [userRoutes.statistics, userRoutes.statisticsAlias]) {
    answer(definition, () => readUserStatistics(services));
  }
};
