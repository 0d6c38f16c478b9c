import type { HttpHandler } from 'msw';
import { contract, type MaintenanceNotice } from '../contract/index.ts';
import { monitoringAnswer, systemOverviewAnswer } from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { monitoring, operation, siteStatus } = contract;

type Caller = { database: MockDatabase; session: Session };

const noticeText = (notice: MaintenanceNotice | null): string =>
  notice ? `${notice.from} – ${notice.to}: ${notice.text.ru} / ${notice.text.en}` : '';

function setNotice({ database, session }: Caller, notice: MaintenanceNotice | null) {
  const before = database.notice;
  if (!notice && !before) return done;
  database.notice = notice;
  recordAct(database, session, {
    action: notice ? 'notice-set' : 'notice-clear',
    before: { notice: noticeText(before) },
    after: { notice: noticeText(notice) },
  });
  return done;
}

function setRegistration({ database, session }: Caller, isOpen: boolean) {
  const before = database.isRegistrationOpen;
  if (before === isOpen) return done;
  database.isRegistrationOpen = isOpen;
  recordAct(database, session, {
    action: 'registration-change',
    before: { isRegistrationOpen: before },
    after: { isRegistrationOpen: isOpen },
  });
  return done;
}

/** The page of an administrator about the server itself, and what of it everyone has to know. */
export const administrationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, monitoring.read, () => monitoringAnswer),

  handle(setting, siteStatus.read, ({ database: { notice, isRegistrationOpen } }) => {
    const time = Date.now();
    const isShown = notice && Date.parse(notice.from) <= time && time < Date.parse(notice.to);
    return { notice: isShown ? notice : null, isRegistrationOpen };
  }),

  handle(setting, operation.overview, ({ database: { notice, isRegistrationOpen, jobs } }) => ({
    ...systemOverviewAnswer,
    jobs,
    notice,
    isRegistrationOpen,
  })),

  handle(setting, operation.setNotice, (call) => setNotice(call, call.body)),
  handle(setting, operation.clearNotice, (call) => setNotice(call, null)),
  handle(setting, operation.setRegistration, (call) => setRegistration(call, call.body.isOpen)),

  handle(setting, operation.runJob, ({ database, session, params }) => {
    const lastRunAt = database.now();
    database.jobs = database.jobs.map((job) =>
      job.id === params.job ? { ...job, state: 'done', lastRunAt, duration: 10, error: null } : job,
    );
    recordAct(database, session, { action: 'job-run', after: params });
    return done;
  }),
];
