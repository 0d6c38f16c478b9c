import {
  monitoringRoutes,
  operationRoutes,
  siteStatusRoutes,
} from '@dreamfork/api-client/contract';
import { askForJob } from '../services/administration/job-work.ts';
import { readMonitoring } from '../services/administration/monitoring.ts';
import { readOverview } from '../services/administration/overview.ts';
import {
  readSiteStatus,
  setNotice,
  setRegistration,
} from '../services/administration/site-status.ts';
import { actorOf } from '../services/audit/record-act.ts';
import { cacheFor } from '../services/cache-for.ts';
import type { RouteGroup } from './register-routes.ts';

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
};
