import { accountMailRoutes, accountRoutes, sessionRoutes } from '@dreamfork/api-client/contract';
import { letterAddress } from '../../configuration/public-address.ts';
import { postLink } from '../../services/account/account-letters.ts';
import { changeEmail } from '../../services/account/change-email.ts';
import { changePassword } from '../../services/account/change-password.ts';
import { confirmEmail } from '../../services/account/confirm-email.ts';
import { updatePreferences, updateProfile } from '../../services/account/profile.ts';
import { removeAccount } from '../../services/account/remove-account.ts';
import { resetPassword, sendPasswordReset } from '../../services/account/reset-password.ts';
import {
  endAllSessions,
  endOwnSession,
  listSessions,
} from '../../services/authentication/list-sessions.ts';
import type { RouteGroup } from '../route-group.ts';
import { createSendExport } from './send-export.ts';

const done = { success: true } as const;

const bindMail: RouteGroup = ({ answer, services, limits }) => {
  answer(
    accountMailRoutes.sendConfirmation,
    async ({ viewer: { user }, request }) => {
      if (user.email_confirmed !== 1) {
        const siteAddress = letterAddress(services.configuration, request);
        await postLink(services, user, { purpose: 'confirmation', siteAddress });
      }
      return done;
    },
    { preHandler: limits.letters },
  );
  answer(
    accountMailRoutes.confirmEmail,
    async ({ body }) => ({ ...done, email: await confirmEmail(services, body.token) }),
    { preHandler: limits.links },
  );
  answer(
    accountMailRoutes.forgotPassword,
    async ({ body, request }) => {
      const siteAddress = letterAddress(services.configuration, request);
      // Answered before the address is looked up: the answer, and its time, tell nothing.
      services.mailer.later('password-reset', () =>
        sendPasswordReset(services, { email: body.email, siteAddress }),
      );
      return done;
    },
    { preHandler: limits.forgotten },
  );
  answer(
    accountMailRoutes.resetPassword,
    async ({ body }) => {
      await resetPassword(services, body);
      return done;
    },
    { preHandler: limits.links },
  );
  answer(
    accountMailRoutes.changeEmail,
    async ({ body, viewer, request }) => {
      const siteAddress = letterAddress(services.configuration, request);
      await changeEmail(services, viewer, { ...body, siteAddress });
      return done;
    },
    { preHandler: [...limits.passwords, ...limits.letters] },
  );
};

const bindSessions: RouteGroup = ({ answer, services }) => {
  answer(sessionRoutes.list, async ({ viewer }) => ({
    items: await listSessions(services, viewer),
  }));
  answer(sessionRoutes.end, async ({ params, viewer }) => {
    await endOwnSession(services, { userId: viewer.user.id, sessionId: params.id });
    return done;
  });
  answer(sessionRoutes.endAll, async ({ viewer }) => {
    await endAllSessions(services, viewer.user.id);
    return done;
  });
};

export const bindAccount: RouteGroup = (tools) => {
  bindMail(tools);
  bindSessions(tools);
  const { answer, send, services, limits } = tools;
  answer(accountRoutes.updateProfile, ({ body, viewer }) =>
    updateProfile(services, viewer.user, body),
  );
  answer(accountRoutes.updatePreferences, ({ body, viewer }) =>
    updatePreferences(services, viewer.user, body),
  );
  answer(
    accountRoutes.changePassword,
    async ({ body, viewer }) => {
      await changePassword(services, viewer, body);
      return done;
    },
    { preHandler: limits.passwords },
  );
  answer(
    accountRoutes.remove,
    async ({ body, viewer }) => {
      await removeAccount(services, viewer, body);
      return done;
    },
    { preHandler: limits.passwords },
  );
  send(accountRoutes.exportData, createSendExport(services), { preHandler: limits.exports });
};
