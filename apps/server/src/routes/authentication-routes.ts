import { authenticationRoutes } from '@dreamfork/api-client/contract';
import { emailLinkAddress } from '../configuration/public-address.ts';
import { readDevice } from '../messages/device.ts';
import { responseMessages } from '../messages/responses.ts';
import { noteSignIn, rememberDevice } from '../plugins/known-device.ts';
import { clientNetwork } from '../plugins/rate-limits.ts';
import { readProfile } from '../services/account/profile.ts';
import { register } from '../services/authentication/register.ts';
import { endSession } from '../services/authentication/sessions.ts';
import { signIn } from '../services/authentication/sign-in.ts';
import { toSessionUser } from '../services/users/user-views.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerAuthenticationRoutes: RouteGroup = ({ answer, services, limits }) => {
  answer(
    authenticationRoutes.login,
    async ({ body, locale, request, reply }) => {
      const device = readDevice(request.headers['user-agent']);
      const network = clientNetwork(request);
      const { user, token } = await signIn(services, body, { device, network });
      await limits.forgetSignIns(request, user.email);
      await noteSignIn(services, user, { request, reply });
      return {
        success: true as const,
        user: toSessionUser(user),
        token,
        message: responseMessages[locale].signedIn,
      };
    },
    { preHandler: limits.signIn },
  );
  answer(
    authenticationRoutes.register,
    async ({ body, locale, request, reply }) => {
      const { user, token } = await register(services, body, {
        device: readDevice(request.headers['user-agent']),
        language: locale,
        siteAddress: emailLinkAddress(services.configuration, request),
      });
      rememberDevice(services, user, { request, reply });
      return {
        success: true as const,
        user: toSessionUser(user),
        token,
        message: responseMessages[locale].registered(user.display_name),
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
