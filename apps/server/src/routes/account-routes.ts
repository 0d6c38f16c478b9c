import { accountMailRoutes, accountRoutes, sessionRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply } from 'fastify';
import { emailLinkAddress } from '../configuration/public-address.ts';
import { readDevice } from '../messages/device.ts';
import { responseMessages } from '../messages/responses.ts';
import { rememberDevice } from '../plugins/known-device.ts';
import { clientNetwork } from '../plugins/rate-limits.ts';
import { sendLinkEmail } from '../services/account/account-emails.ts';
import { changeEmail, changePassword } from '../services/account/change-credentials.ts';
import { confirmEmail } from '../services/account/confirm-email.ts';
import { exportAccount } from '../services/account/export-account.ts';
import { updatePreferences, updateProfile } from '../services/account/profile.ts';
import { removeAccount } from '../services/account/remove-account.ts';
import { requestPasswordReset, resetPassword } from '../services/account/reset-password.ts';
import {
  endAllSessions,
  endOwnSession,
  listSessions,
} from '../services/authentication/list-sessions.ts';
import type { Services } from '../services/services.ts';
import { attachment } from '../services/sharing/file-name.ts';
import { toSessionUser } from '../services/users/user-views.ts';
import type { Call, RouteGroup } from './register-routes.ts';

const done = { success: true } as const;

const registerMail: RouteGroup = ({ answer, services, limits }) => {
  answer(
    accountMailRoutes.sendConfirmation,
    async ({ viewer: { user }, request }) => {
      if (user.email_confirmed !== 1) {
        const siteAddress = emailLinkAddress(services.configuration, request);
        await sendLinkEmail(services, user, { purpose: 'confirmation', siteAddress });
      }
      return done;
    },
    { preHandler: limits.emails },
  );
  answer(
    accountMailRoutes.confirmEmail,
    async ({ body }) => ({ ...done, email: await confirmEmail(services, body.token) }),
    { preHandler: limits.links },
  );
  answer(
    accountMailRoutes.forgotPassword,
    async ({ body, request }) => {
      const siteAddress = emailLinkAddress(services.configuration, request);
      await requestPasswordReset(services, { email: body.email, siteAddress });
      return done;
    },
    { preHandler: limits.forgotten },
  );
  answer(
    accountMailRoutes.resetPassword,
    async ({ body, locale, request, reply }) => {
      const device = readDevice(request.headers['user-agent']);
      const { user, token } = await resetPassword(services, body, {
        device,
        network: clientNetwork(request),
      });
      await limits.forgetSignIns(request, user.email);
      rememberDevice(services, user, { request, reply });
      return {
        ...done,
        user: toSessionUser(user),
        token,
        message: responseMessages[locale].signedIn,
      };
    },
    { preHandler: limits.reset },
  );
  answer(
    accountMailRoutes.changeEmail,
    async ({ body, viewer, request }) => {
      const siteAddress = emailLinkAddress(services.configuration, request);
      await changeEmail(services, viewer, { ...body, siteAddress });
      return done;
    },
    { preHandler: [...limits.passwords, ...limits.emails] },
  );
};

const registerSessions: RouteGroup = ({ answer, services }) => {
  answer(sessionRoutes.list, async ({ viewer }) => ({
    items: await listSessions(services, viewer),
  }));
  answer(sessionRoutes.end, async ({ params, viewer }) => {
    await endOwnSession(services.database, { userId: viewer.user.id, sessionId: params.id });
    return done;
  });
  answer(sessionRoutes.endAll, async ({ viewer }) => {
    await endAllSessions(services.database, viewer.user.id);
    return done;
  });
};

export const registerAccountRoutes: RouteGroup = (tools) => {
  registerMail(tools);
  registerSessions(tools);
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

/** Sends all data of the caller. */
export const createSendExport =
  (services: Services) =>
  async ({ viewer, reply }: Call<(typeof accountRoutes)['exportData']>): Promise<FastifyReply> => {
    const archive = await exportAccount(services, viewer);
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/zip')
      .header(
        'content-disposition',
        attachment(`dreamfork ${viewer.user.username}`, '.zip', 'dreamfork'),
      )
      .send(archive);
  };
