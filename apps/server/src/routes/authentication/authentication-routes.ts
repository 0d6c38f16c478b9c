import { authenticationRoutes } from '@dreamfork/api-client/contract';
import { answerMessages } from '../../messages/answers.ts';
import { register } from '../../services/authentication/register.ts';
import { endSession } from '../../services/authentication/sessions.ts';
import { signIn } from '../../services/authentication/sign-in.ts';
import { toProfile, toSessionUser } from '../../services/users/user-views.ts';
import type { RouteGroup } from '../route-group.ts';

export const bindAuthentication: RouteGroup = ({ answer, services, limits }) => {
  answer(
    authenticationRoutes.login,
    async ({ body, locale }) => {
      const { user, token } = await signIn(services, body);
      return {
        success: true as const,
        user: toSessionUser(user),
        token,
        message: answerMessages[locale].signedIn,
      };
    },
    { preHandler: limits.signIn },
  );
  answer(
    authenticationRoutes.register,
    async ({ body, locale }) => {
      const { user, token } = await register(services, body);
      return {
        success: true as const,
        user: toSessionUser(user),
        token,
        message: answerMessages[locale].registered(user.display_name),
      };
    },
    { preHandler: limits.registration },
  );
  answer(authenticationRoutes.me, async ({ viewer }) => toSessionUser(viewer.user));
  answer(authenticationRoutes.profile, async ({ viewer }) => toProfile(viewer.user));
  answer(authenticationRoutes.logout, async ({ viewer }) => {
    await endSession(services, viewer.sessionId);
    return { success: true as const };
  });
};
