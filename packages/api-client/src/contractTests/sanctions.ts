import { expect } from 'vitest';
import {
  type AccountBlock,
  contract,
  type RouteResponse,
  type SanctionRequest,
} from '../contract/index.ts';
import { admin, boris, fixturePassword, moderator } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { audit, authentication, cases, feedback, moderation, stories, transparency, users } =
  contract;
const { userDetails } = contract;

const reason = 'Оскорбления после предупреждения.';

/** A public story of a new author that Boris has reported. */
async function reported(context: CaseContext, username: string) {
  const { call, signIn, expectContract } = context;
  const email = `${username}@example.org`;
  const body = { username, email, password: fixturePassword, confirmPassword: fixturePassword };
  const registered = await call(authentication.register, { body });
  const { token, user } = expectContract(authentication.register, registered);
  const { id } = await createStory(context, token, `Жалоба: ${username}`, { isPublic: true });
  const params = { id };
  const report = { params, body: { reason: 'insult' as const }, token: await signIn(boris) };
  expectContract(feedback.reportStory, await call(feedback.reportStory, report));
  const login = () => call(authentication.login, { body: { email, password: fixturePassword } });
  return { params, author: { id: user.id, token }, login };
}

type Reported = Awaited<ReturnType<typeof reported>>;

async function sanction(context: CaseContext, { params }: Reported, body: SanctionRequest) {
  const token = await context.signIn(moderator);
  const answer = await context.call(cases.sanction, { params, body, token });
  context.expectContract(cases.sanction, answer);
}

const detailsOf = async ({ call, signIn, expectContract }: CaseContext, { author }: Reported) => {
  const token = await signIn(admin);
  const answer = await call(userDetails.read, { params: { id: author.id }, token });
  return expectContract(userDetails.read, answer);
};

/** The refusal of a sign-in, which tells why and until when. */
async function expectBlocked({ expectError }: CaseContext, { login }: Reported) {
  const { block } = expectError(await login(), 403, 'account-blocked');
  expect(block).toBeDefined();
  return block as AccountBlock;
}

type Decision = RouteResponse<typeof cases.linkedDecisions>['items'][number];

async function linkedDecision(
  { call, expectContract }: CaseContext,
  { params }: Reported,
  token: string,
): Promise<Decision | undefined> {
  const answer = await call(cases.linkedDecisions, { body: { token } });
  const { items } = expectContract(cases.linkedDecisions, answer);
  return items.find(({ id }) => id === params.id);
}

/** Graded decisions about authors: a notice, a suspension with an end, a ban. */
export const sanctionCases: ContractCase[] = [
  {
    name: 'a notice warns the author and changes nothing else',
    async run(context) {
      const { call, expectContract } = context;
      const told = await reported(context, 'warned');
      await sanction(context, told, { outcome: 'notice', reason });
      const { token } = told.author;
      const own = expectContract(
        cases.ownDecisions,
        await call(cases.ownDecisions, { query: {}, token }),
      );
      expect(own.items).toMatchObject([
        { outcome: 'notice', reason, until: null, hidContent: false, canAppeal: true },
      ]);
      expectContract(authentication.login, await told.login());
      expectContract(stories.data, await call(stories.data, { params: told.params }));
      expect(await detailsOf(context, told)).toMatchObject({ status: 'Active' });
    },
  },
  {
    name: 'a suspension ends sessions at once and says until when and why; its author appeals without a session and is restored',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const told = await reported(context, 'suspended');
      const body = { outcome: 'suspended', days: 7, hidesContent: true, reason } as const;
      await sanction(context, told, body);
      const me = await call(authentication.me, { token: told.author.token });
      expectError(me, 401, 'session-blocked');
      const block = await expectBlocked(context, told);
      expect(block).toMatchObject({ status: 'Suspended', reason });
      const { suspendedUntil, status, sessions } = await detailsOf(context, told);
      expect({ status, sessions }).toEqual({ status: 'Suspended', sessions: [] });
      expect(suspendedUntil).toBe(block.until);
      expectError(await call(stories.data, { params: told.params }), 404, 'story-not-found');

      const token = block.token ?? '';
      expect(await linkedDecision(context, told, token)).toMatchObject({
        outcome: 'suspended',
        reason,
        until: block.until,
        hidContent: true,
        canAppeal: true,
      });
      const appeal = { params: told.params, body: { token, text: 'Это цитата.' } };
      expectContract(cases.linkedAppeal, await call(cases.linkedAppeal, appeal));
      expectError(await call(cases.linkedAppeal, appeal), 409, 'appeal-closed');
      const wrong = { ...appeal, body: { ...appeal.body, token: 'wrong' } };
      expectError(await call(cases.linkedAppeal, wrong), 410, 'link-expired');
      const unread = await call(cases.linkedDecisions, { body: { token: 'wrong' } });
      expectError(unread, 410, 'link-expired');

      const answer = 'Вы правы.';
      const decided = await call(cases.decideAppeal, {
        params: told.params,
        body: { outcome: 'reversed', answer },
        token: await signIn(admin),
      });
      expectContract(cases.decideAppeal, decided);
      expectContract(authentication.login, await told.login());
      expect(await detailsOf(context, told)).toMatchObject({
        status: 'Active',
        suspendedUntil: null,
      });
      expectContract(stories.data, await call(stories.data, { params: told.params }));
      const log = await call(audit.list, {
        query: { targetId: told.author.id },
        token: await signIn(admin),
      });
      expect(expectContract(audit.list, log).items).toMatchObject([
        { action: 'user-unblock', reason: answer, after: { status: 'Active' } },
        {
          action: 'user-block',
          reason,
          before: { status: 'Active', suspendedUntil: null },
          after: { status: 'Suspended', suspendedUntil: block.until },
        },
      ]);
    },
  },
  {
    name: 'a ban lasts until the staff take it back, and new reports do not open its case again',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const told = await reported(context, 'banned');
      await sanction(context, told, { outcome: 'banned', reason });
      const block = await expectBlocked(context, told);
      expect(block).toMatchObject({ status: 'Banned', until: null, reason });
      const { params } = told;
      const byAdmin = await signIn(admin);
      const report = { params, body: { reason: 'spam' as const }, token: byAdmin };
      expectContract(feedback.reportStory, await call(feedback.reportStory, report));
      const token = await signIn(moderator);
      const read = expectContract(cases.read, await call(cases.read, { params, token }));
      expect(read).toMatchObject({
        status: 'settled',
        mayReverse: true,
        decision: { outcome: 'banned', until: null, reversal: null },
      });
      expect(read.reports.map(({ isSettled }) => isSettled)).toEqual([true, true]);
      const again = await call(moderation.unpublish, { params, body: { reason }, token });
      expectError(again, 409, 'sanction-in-force');

      const body = { reason: 'Решили слишком строго.' };
      expectContract(cases.reverse, await call(cases.reverse, { params, body, token }));
      expectError(await call(cases.reverse, { params, body, token }), 409, 'reversal-closed');
      expectContract(authentication.login, await told.login());
      expect(await linkedDecision(context, told, block.token ?? '')).toMatchObject({
        canAppeal: false,
        reversal: body,
      });
    },
  },
  {
    name: 'of two decisions that block an author, the longer one stays when the other is taken back',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const told = await reported(context, 'twice');
      const second = await createStory(context, told.author.token, 'Вторая', { isPublic: true });
      const params = { id: second.id };
      const report = { params, body: { reason: 'spam' as const }, token: await signIn(boris) };
      await call(feedback.reportStory, report);
      await sanction(context, told, { outcome: 'suspended', days: 3, reason });
      await sanction(context, { ...told, params }, { outcome: 'banned', reason });
      expect(await expectBlocked(context, told)).toMatchObject({ status: 'Banned' });
      const reversal = { params, body: { reason: 'Ошибка.' }, token: await signIn(moderator) };
      expectContract(cases.reverse, await call(cases.reverse, reversal));
      const { status, until } = await expectBlocked(context, told);
      expect(status).toBe('Suspended');
      expect(Date.parse(until ?? '')).toBeGreaterThan(0);
    },
  },
  {
    name: 'an administrator who unblocks a user ends what a moderator decided',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const told = await reported(context, 'pardoned');
      await sanction(context, told, { outcome: 'banned', reason });
      const token = await signIn(admin);
      const params = { id: told.author.id };
      const unblocked = await call(users.unblock, { params, token });
      expect(expectContract(users.unblock, unblocked).status).toBe('Active');
      expectContract(authentication.login, await told.login());
    },
  },
  {
    name: 'staff are sanctioned by administrators only, nobody by themselves, and a length belongs to a suspension',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      for (const [who, by, code] of [
        [admin, moderator, 'staff-protected'],
        [moderator, moderator, 'case-own'],
      ] as const) {
        const owner = await signIn(who);
        const { id } = await createStory(context, owner, `Своя: ${code}`, { isPublic: true });
        const params = { id };
        const report = { params, body: { reason: 'other' as const }, token: await signIn(boris) };
        expectContract(feedback.reportStory, await call(feedback.reportStory, report));
        const body = { outcome: 'banned', reason } as const;
        const token = await signIn(by);
        expectError(await call(cases.sanction, { params, body, token }), 403, code);
        for (const invalid of [
          { ...body, days: 3 },
          { outcome: 'suspended', reason } as const,
          { outcome: 'notice', hidesContent: true, reason } as const,
        ]) {
          const answer = await call(cases.sanction, { params, body: invalid, token });
          expectError(answer, 400, 'request-invalid');
        }
      }
    },
  },
  {
    name: 'the transparency report counts decided cases and names nobody',
    async run(context) {
      const { call, signIn, expectError } = context;
      const told = await reported(context, 'counted');
      await sanction(context, told, { outcome: 'notice', reason });
      const query = { from: '2020-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' };
      const token = await signIn(admin);
      const answer = await call(transparency.exportCsv, { query, token });
      const lines = String(answer.body).replace('\ufeff', '').trim().split('\r\n');
      expect(lines[0]).toBe('group,value,cases,medianHoursToDecision');
      expect(lines.some((line) => /^action,notice,\d+,[\d.]+$/.test(line))).toBe(true);
      expect(lines.some((line) => /^reason,insult,\d+,[\d.]+$/.test(line))).toBe(true);
      expect(String(answer.body)).not.toMatch(/counted|Жалоба/);
      const turned = { query: { from: query.to, to: query.from }, token };
      expectError(await call(transparency.exportCsv, turned), 400, 'request-invalid');
    },
  },
];
