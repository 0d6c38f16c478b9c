import { authenticationRoutes } from '@dreamfork/api-client/contract';
import { letterAddress } from '../../configuration/public-address.ts';
import { answerMessages } from '../../messages/answers.ts';
import { readProfile } from '../../services/account/profile.ts';
import { readDevice } from '../../services/authentication/device.ts';
import { register } from '../../services/authentication/register.ts';
import { endSession } from '../../services/authentication/sessions.ts';
import { signIn } from '../../services/authentication/sign-in.ts';
import { toSessionUser } from '../../services/users/user-views.ts';
import type { RouteGroup } from '../route-group.ts';

export const bindAuthentication: RouteGroup = ({ answer, services, limits }) => {
  answer(
    authenticationRoutes.login,
    async ({ body, locale, request }) => {
      const device = readDevice(request.headers['user-agent']);
      const { user, token } = await signIn(services, body, device);
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
    async ({ body, locale, request }) => {
      const { user, token } = await register(services, body, {
        device: readDevice(request.headers['user-agent']),
        language: locale,
        siteAddress: letterAddress(services.configuration, request),
      });
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
  answer(authenticationRoutes.profile, ({ viewer }) => readProfile(services, viewer.user));
  answer(authenticationRoutes.logout, async ({ viewer }) => {
    await endSession(services, viewer.sessionId);
    return { success: true as const };
  });
};
