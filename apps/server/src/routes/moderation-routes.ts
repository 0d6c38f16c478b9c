import { moderationRoutes } from '@dreamfork/api-client/contract';
import {
  deleteReported,
  dismissReports,
  unpublishReported,
} from '../services/moderation/decide.ts';
import { listReports } from '../services/moderation/list-reports.ts';
import type { RouteGroup } from './register-routes.ts';

const done = { success: true } as const;

export const registerModerationRoutes: RouteGroup = ({ answer, services }) => {
  answer(moderationRoutes.reports, ({ query }) => listReports(services, query));
  answer(moderationRoutes.unpublish, async ({ params, body, viewer }) => {
    const decision = { id: params.id, moderatorId: viewer.user.id, reason: body.reason };
    await unpublishReported(services, decision);
    return done;
  });
  answer(moderationRoutes.removeComment, async ({ params, viewer }) => {
    await deleteReported(services, { id: params.id, moderatorId: viewer.user.id });
    return done;
  });
  answer(moderationRoutes.dismiss, async ({ params, viewer }) => {
    await dismissReports(services, { id: params.id, moderatorId: viewer.user.id });
    return done;
  });
};
