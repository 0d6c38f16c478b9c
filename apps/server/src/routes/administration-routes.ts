import {
  activityCsvColumns,
  activityPeriodOf,
  activityRoutes,
  adminStoryRoutes,
  auditCsvColumns,
  auditRoutes,
  monitoringRoutes,
  operationRoutes,
  outgoingEmailRoutes,
  signInRoutes,
  siteStatusRoutes,
} from '@dreamfork/api-client/contract';
import { askForJob } from '../services/administration/job-work.ts';
import { readMonitoring, readSystemFigures } from '../services/administration/monitoring.ts';
import { readOverview } from '../services/administration/overview.ts';
import {
  readSiteStatus,
  setNotice,
  setRegistration,
} from '../services/administration/site-status.ts';
import { listAudit, readWholeAudit } from '../services/audit/list-audit.ts';
import { actorOf } from '../services/audit/record-act.ts';
import { listFailures } from '../services/authentication/sign-in-failures.ts';
import { listLocks, unlock } from '../services/authentication/sign-in-limits.ts';
import { cacheFor } from '../services/cache-for.ts';
import {
  deleteFailedEmail,
  listFailedEmails,
  sendEmailAgain,
} from '../services/mail/failed-emails.ts';
import { createAllStories } from '../services/statistics/all-stories.ts';
import { readActivity, readActivitySummary } from '../services/statistics/read-activity.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendExport } from './send-export.ts';

const monitoringLasts = 5000;

const success = { success: true as const };

export const registerAdministrationRoutes: RouteGroup = ({ answer, services }) => {
  const monitoring = cacheFor(monitoringLasts, services, () => readMonitoring(services));
  answer(monitoringRoutes.read, monitoring);
  answer(siteStatusRoutes.read, () => readSiteStatus(services));
  answer(operationRoutes.overview, () => readOverview(services));
  answer(operationRoutes.setNotice, async (call) => {
    await setNotice(services, { notice: call.body, actor: actorOf(call) });
    return success;
  });
  answer(operationRoutes.clearNotice, async (call) => {
    await setNotice(services, { notice: null, actor: actorOf(call) });
    return success;
  });
  answer(operationRoutes.setRegistration, async (call) => {
    await setRegistration(services, { ...call.body, actor: actorOf(call) });
    return success;
  });
  answer(operationRoutes.runJob, async (call) => {
    const { log } = call.request;
    await askForJob(services, { id: call.params.job, actor: actorOf(call), log });
    return success;
  });
  answer(outgoingEmailRoutes.failed, ({ query }) => listFailedEmails(services, query));
  answer(outgoingEmailRoutes.sendAgain, async (call) => {
    await sendEmailAgain(services, { id: call.params.id, actor: actorOf(call) });
    return success;
  });
  answer(outgoingEmailRoutes.remove, async (call) => {
    await deleteFailedEmail(services, { id: call.params.id, actor: actorOf(call) });
    return success;
  });
};

export const registerAdminStoryRoutes: RouteGroup = ({ answer, services }) => {
  const stories = createAllStories(services);
  answer(adminStoryRoutes.statistics, () => stories.readStatistics());
  answer(adminStoryRoutes.popular, async ({ query }) => ({
    stories: (await stories.readPopular()).slice(0, query.limit),
  }));
  answer(adminStoryRoutes.dashboard, async () => ({
    ...(await readSystemFigures(services)),
    ...(await stories.readDashboard()),
  }));
};

export const registerAuditRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  answer(auditRoutes.list, ({ query }) => listAudit(services, query));
  send(
    auditRoutes.exportCsv,
    (call) =>
      sendExport(services, call, {
        action: 'audit-export',
        name: 'dreamfork-audit',
        columns: auditCsvColumns,
        pages: readWholeAudit(services, call.query),
      }),
    { preHandler: limits.exports },
  );
};

export const registerSignInRoutes: RouteGroup = ({ answer, services }) => {
  answer(signInRoutes.failures, ({ query }) => listFailures(services, query));
  answer(signInRoutes.locks, ({ query }) => listLocks(services, query));
  answer(signInRoutes.unlock, async (call) => {
    await unlock(services, { id: call.params.id, actor: actorOf(call) });
    return { success: true as const };
  });
};

export const registerActivityRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  answer(activityRoutes.list, ({ query }) =>
    readActivity(services, { ...query, ...activityPeriodOf(query, services.now()) }),
  );
  answer(activityRoutes.summary, ({ query }) => readActivitySummary(services, query));
  send(
    activityRoutes.exportCsv,
    (call) => {
      const period = activityPeriodOf(call.query, services.now());
      async function* pages() {
        yield (await readActivity(services, { ...call.query, ...period })).items;
      }
      return sendExport(
        services,
        { ...call, query: { ...call.query, ...period } },
        {
          action: 'activity-export',
          name: 'dreamfork-activity',
          columns: activityCsvColumns,
          pages: pages(),
        },
      );
    },
    { preHandler: limits.exports },
  );
};
