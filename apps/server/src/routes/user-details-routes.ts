import { userDetailsRoutes } from '@dreamfork/api-client/contract';
import { emailLinkAddress } from '../configuration/public-address.ts';
import { actorOf } from '../services/audit/record-act.ts';
import { changeRole } from '../services/users/change-user.ts';
import {
  endUserSession,
  endUserSessions,
  resetUserTwoFactor,
  sendUserConfirmation,
  sendUserPasswordReset,
} from '../services/users/manage-user-sign-in.ts';
import {
  listUserReports,
  listUserStories,
  readUserDetails,
} from '../services/users/user-details.ts';
import type { RouteGroup } from './register-routes.ts';

const done = { success: true } as const;

export const registerUserDetailsRoutes: RouteGroup = ({ answer, services, limits }) => {
  answer(userDetailsRoutes.read, ({ params }) => readUserDetails(services, params.id));
  answer(userDetailsRoutes.stories, ({ params, query }) =>
    listUserStories(services, { ...params, ...query }),
  );
  answer(userDetailsRoutes.reports, ({ params, query }) =>
    listUserReports(services, { ...params, ...query }),
  );
  answer(userDetailsRoutes.endSession, async (call) => {
    await endUserSession(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  answer(userDetailsRoutes.endSessions, async (call) => {
    await endUserSessions(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  for (const [route, send] of [
    [userDetailsRoutes.sendConfirmation, sendUserConfirmation],
    [userDetailsRoutes.sendPasswordReset, sendUserPasswordReset],
  ] as const) {
    answer(
      route,
      async (call) => {
        const siteAddress = emailLinkAddress(services.configuration, call.request);
        await send(services, { ...call.params, actor: actorOf(call), siteAddress });
        return done;
      },
      { preHandler: limits.administratorEmails },
    );
  }
  answer(userDetailsRoutes.resetTwoFactor, async (call) => {
    await resetUserTwoFactor(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  answer(userDetailsRoutes.changeRole, (call) =>
    changeRole(services, { ...call.params, ...call.body, actor: actorOf(call) }),
  );
};
