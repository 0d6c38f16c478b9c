import { expect } from 'vitest';
import { contract, type NoticeRequest } from '../contract/index.ts';
import { admin } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { audit, authentication, monitoring, operation, siteStatus } = contract;

const hour = 60 * 60 * 1000;
const fromNow = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const noticeOf = (from: number, to: number): NoticeRequest => ({
  text: { ru: 'Обновляем сервер', en: 'The server is being updated' },
  from: fromNow(from),
  to: fromNow(to),
});

const readStatus = async ({ call, expectContract }: CaseContext) =>
  expectContract(siteStatus.read, await call(siteStatus.read, {}));

async function latestActs({ call, signIn, expectContract }: CaseContext, limit: number) {
  const token = await signIn(admin);
  return expectContract(audit.list, await call(audit.list, { query: { limit }, token })).items;
}

/** What an administrator sees of the server itself, and sets on it. */
export const administrationCases: ContractCase[] = [
  {
    name: 'monitoring names what the server stands on, with response times and how busy it is',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const found = expectContract(monitoring.read, await call(monitoring.read, { token }));
      expect(found.status).toBe('ok');
      expect(found.services.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['API', 'Database', 'File storage', 'Mail', 'Analytics']),
      );
      expect(found.services).toContainEqual(
        // `off` where the operator has set none up.
        expect.objectContaining({
          name: 'AI provider',
          status: expect.stringMatching(/^(?:off|up)$/),
        }),
      );
      expect(found.figures?.totalSessions).toBeTypeOf('number');
    },
  },
  {
    name: 'the overview names settings, versions, storage and jobs',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(admin);
      const found = expectContract(operation.overview, await call(operation.overview, { token }));
      expect(found.settings.map(({ id }) => id)).toContain('mail');
      expect(found.versions.migration).toMatch(/^\d{4}-/);
      expect(found.storage.databaseBytes).toBeGreaterThan(0);
      expect(found.jobs.map(({ id }) => id)).toContain('media-upkeep');
      expect(found.backups.state).toMatch(/^(?:off|fresh)$/);
    },
  },
  {
    name: 'a notice is shown to guests in its period, replaced and taken back; each act is logged',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const set = async (body: NoticeRequest) =>
        expectContract(operation.setNotice, await call(operation.setNotice, { body, token }));
      expect((await readStatus(context)).notice).toBeNull();
      await set(noticeOf(1, 2));
      expect((await readStatus(context)).notice).toBeNull();
      const now = noticeOf(-1, 1);
      await set(now);
      expect((await readStatus(context)).notice).toEqual(now);
      const body = noticeOf(2, 1);
      expectError(await call(operation.setNotice, { body, token }), 400, 'request-invalid');
      expectContract(operation.clearNotice, await call(operation.clearNotice, { token }));
      expectContract(operation.clearNotice, await call(operation.clearNotice, { token }));
      expect((await readStatus(context)).notice).toBeNull();
      const acts = await latestActs(context, 3);
      expect(acts.map(({ action }) => action)).toEqual([
        'notice-clear',
        'notice-set',
        'notice-set',
      ]);
      expect(acts[0]?.before?.notice).toContain('The server is being updated');
    },
  },
  {
    name: 'closed registration is told to all and refused; both acts are logged',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const setOpen = async (isOpen: boolean) =>
        expectContract(
          operation.setRegistration,
          await call(operation.setRegistration, { body: { isOpen }, token }),
        );
      await setOpen(false);
      await setOpen(false);
      expect((await readStatus(context)).isRegistrationOpen).toBe(false);
      const body = {
        username: 'too.late',
        email: 'too.late@dreamfork.test',
        password: 'Fonar2026',
        confirmPassword: 'Fonar2026',
      };
      const refused = await call(authentication.register, { body });
      expectError(refused, 403, 'registration-closed');
      await setOpen(true);
      expectContract(authentication.register, await call(authentication.register, { body }));
      expect(await latestActs(context, 2)).toMatchObject([
        { action: 'registration-change', after: { isRegistrationOpen: true } },
        {
          action: 'registration-change',
          before: { isRegistrationOpen: true },
          after: { isRegistrationOpen: false },
        },
      ]);
    },
  },
  {
    name: 'a job runs when it is asked to, and the request is logged',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(admin);
      const params = { job: 'event-purge' } as const;
      expectContract(operation.runJob, await call(operation.runJob, { params, token }));
      await expect
        .poll(async () => {
          const answer = await call(operation.overview, { token });
          const { jobs } = expectContract(operation.overview, answer);
          return jobs.find(({ id }) => id === params.job)?.state;
        })
        .toBe('done');
      expect(await latestActs(context, 1)).toMatchObject([
        { action: 'job-run', after: { job: 'event-purge' } },
      ]);
    },
  },
];
