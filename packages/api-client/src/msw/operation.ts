import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import {
  capabilitiesAnswer,
  healthAnswer,
  monitoringAnswer,
  systemOverviewAnswer,
} from '../fixtures/index.ts';
import { done, type Mock } from './mock.ts';
import { byId, type MockDatabase, pageFrom, removeById } from './mockDatabase.ts';

const { monitoring, operation, outgoingEmails, siteStatus, system } = contract;
const { activity, audit, transparency, users } = contract;

/** The server itself, as everyone and as its administrator sees it. */
export function operationMocks(
  mock: Mock,
  { status, jobs, failedEmails, now }: MockDatabase,
): HttpHandler[] {
  return [
    mock(system.health, () => healthAnswer),
    mock(system.capabilities, () => capabilitiesAnswer),
    mock(system.reportError, () => done),
    mock(monitoring.read, () => monitoringAnswer),
    mock(siteStatus.read, () => status),
    mock(operation.overview, () => ({ ...systemOverviewAnswer, jobs, ...status })),
    mock(operation.setNotice, ({ body }) => {
      status.notice = body;
    }),
    mock(operation.clearNotice, () => {
      status.notice = null;
    }),
    mock(operation.setRegistration, ({ body }) => {
      status.isRegistrationOpen = body.isOpen;
    }),
    mock(operation.runJob, ({ params }) => {
      const run = { state: 'done', lastRunAt: now(), duration: 10, error: null } as const;
      Object.assign(byId(jobs, params.job), run);
    }),
    mock(outgoingEmails.failed, ({ query }) => ({
      ...pageFrom(failedEmails, query),
      waiting: 3,
      failed: failedEmails.length,
    })),
    ...[outgoingEmails.sendAgain, outgoingEmails.remove].map((route) =>
      mock(route, ({ params }) => removeById(failedEmails, params.id)),
    ),
    ...[users.exportCsv, audit.exportCsv, activity.exportCsv, transparency.exportCsv].map((route) =>
      mock(route, () => '\ufeffid\r\n'),
    ),
  ];
}
