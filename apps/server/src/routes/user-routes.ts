import { userCsvColumns, userRoutes } from '@dreamfork/api-client/contract';
import { actorOf } from '../services/audit/record-act.ts';
import {
  blockUser,
  grantPremium,
  revokePremium,
  unblockUser,
} from '../services/users/change-user.ts';
import { listUsers, readUsers } from '../services/users/list-users.ts';
import { readUserStatistics } from '../services/users/user-statistics.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendExport } from './send-export.ts';

export const registerUserRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  // The specification has these calls under two addresses.
  for (const definition of [userRoutes.list, userRoutes.listAlias]) {
    answer(definition, ({ query }) => listUsers(services, query));
  }
  for (const definition of [userRoutes.statistics, userRoutes.statisticsAlias]) {
    answer(definition, () => readUserStatistics(services));
  }
  send(
    userRoutes.exportCsv,
    (call) =>
      sendExport(services, call, {
        action: 'users-export',
        name: 'dreamfork-users',
        columns: userCsvColumns,
        pages: readUsers(services, call.query),
      }),
    { preHandler: limits.exports },
  );
  answer(userRoutes.block, (call) => blockUser(services, { ...call.params, actor: actorOf(call) }));
  answer(userRoutes.unblock, (call) =>
    unblockUser(services, { ...call.params, actor: actorOf(call) }),
  );
  answer(userRoutes.grantPremium, (call) =>
    grantPremium(services, { ...call.params, ...call.body, actor: actorOf(call) }),
  );
  answer(userRoutes.revokePremium, (call) =>
    revokePremium(services, { ...call.params, actor: actorOf(call) }),
  );
};
