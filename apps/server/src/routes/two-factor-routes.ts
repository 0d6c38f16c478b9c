import { twoFactorRoutes } from '@dreamfork/api-client/contract';
import {
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  turnTwoFactorOff,
} from '../services/account/two-factor.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerTwoFactorRoutes: RouteGroup = ({ answer, services, limits }) => {
  const guessed = { preHandler: limits.passwords };
  answer(twoFactorRoutes.state, ({ viewer }) => readTwoFactor(services, viewer));
  answer(
    twoFactorRoutes.start,
    ({ viewer, body }) => startTwoFactor(services, viewer, body.currentPassword),
    guessed,
  );
  answer(
    twoFactorRoutes.confirm,
    async ({ viewer, body }) => ({
      recoveryCodes: await confirmTwoFactor(services, viewer, body.code),
    }),
    guessed,
  );
  answer(
    twoFactorRoutes.renewRecoveryCodes,
    async ({ viewer, body }) => ({
      recoveryCodes: await renewRecoveryCodes(services, viewer, body),
    }),
    guessed,
  );
  answer(
    twoFactorRoutes.turnOff,
    async ({ viewer, body }) => {
      await turnTwoFactorOff(services, viewer, body);
      return { success: true as const };
    },
    guessed,
  );
};
