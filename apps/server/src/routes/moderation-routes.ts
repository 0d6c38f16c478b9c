import { moderationRoutes } from '@dreamfork/api-client/contract';
import { actorOf } from '../services/audit/record-act.ts';
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
  answer(moderationRoutes.unpublish, async (call) => {
    await unpublishReported(services, { ...call.params, ...call.body, actor: actorOf(call) });
    return done;
  });
  answer(moderationRoutes.removeComment, async (call) => {
    await deleteReported(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  answer(moderationRoutes.dismiss, async (call) => {
    await dismissReports(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
};
