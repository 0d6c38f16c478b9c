import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { type AuditEntry, contract, roleReasonMaximumLength } from '../contract/index.ts';
import { admin, anna, blocked, unknownId } from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { idOf } from './userDetails.ts';

const { userDetails, audit, authentication, twoFactor } = contract;

const acts = [
  userDetails.endSessions,
  userDetails.sendConfirmation,
  userDetails.sendPasswordReset,
] as const;

const historyOf = async (
  { call, signIn, expectContract }: CaseContext,
  targetId: string,
): Promise<AuditEntry[]> =>
  expectContract(
    audit.list,
    await call(audit.list, { query: { targetId }, token: await signIn(admin) }),
  ).items;

/** What an administrator does to the sessions, two-step sign-in, emails and role of a user. */
export const userAdministrationCases: ContractCase[] = [
  {
    name: 'an administrator resets two-step sign-in of a user: the password is enough, and sessions have ended',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const person = await newAccount(context, 'details.locked');
      const id = await idOf(context, person.token);
      const token = await signIn(admin);
      const reset = () => call(userDetails.resetTwoFactor, { params: { id }, token });
      expectContract(userDetails.resetTwoFactor, await reset());
      expectContract(authentication.me, await call(authentication.me, { token: person.token }));
      const started = await call(twoFactor.start, {
        body: { currentPassword: person.password },
        token: person.token,
      });
      const { secret } = expectContract(twoFactor.start, started);
      const code = generateSync({ secret });
      const confirmed = await call(twoFactor.confirm, { body: { code }, token: person.token });
      expectContract(twoFactor.confirm, confirmed);
      const body = { email: person.email, password: person.password };
      const login = () => call(authentication.login, { body });
      expectError(await login(), 403, 'second-factor-required');
      const own = { params: { id: admin.id }, token };
      expectError(await call(userDetails.resetTwoFactor, own), 409, 'own-account');
      expectContract(userDetails.resetTwoFactor, await reset());
      const me = await call(authentication.me, { token: person.token });
      expectError(me, 401, 'unauthorized');
      expectContract(authentication.login, await login());
      const [logged] = await historyOf(context, id);
      expect(logged).toMatchObject({
        action: 'two-factor-reset',
        before: { twoFactor: true },
        after: { twoFactor: false },
      });
    },
  },
  {
    name: 'an administrator ends one session of a user, then all; both are logged',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const person = await newAccount(context, 'details.sessions');
      const id = await idOf(context, person.token);
      const { login, me } = authentication;
      const body = { email: person.email, password: person.password };
      const { token: second } = expectContract(login, await call(login, { body }));
      const { token: third } = expectContract(login, await call(login, { body }));
      const read = async () =>
        expectContract(userDetails.read, await call(userDetails.read, { params: { id }, token }))
          .sessions;
      const sessions = await read();
      expect(sessions).toHaveLength(3);
      const sessionId = sessions[0]?.id ?? '';
      const one = { params: { id, sessionId }, token };
      expectContract(userDetails.endSession, await call(userDetails.endSession, one));
      expectError(await call(userDetails.endSession, one), 404, 'session-not-found');
      expect(await read()).toHaveLength(2);
      const all = { params: { id }, token };
      expectContract(userDetails.endSessions, await call(userDetails.endSessions, all));
      expect(await read()).toEqual([]);
      for (const ended of [person.token, second, third]) {
        expectError(await call(me, { token: ended }), 401, 'unauthorized');
      }
      expectContract(userDetails.endSessions, await call(userDetails.endSessions, all));
      expect(await historyOf(context, id)).toMatchObject([
        { action: 'sessions-end', before: { sessions: 2 }, after: { sessions: 0 } },
        { action: 'session-end', before: { sessions: 3 }, after: { sessions: 2 } },
      ]);
    },
  },
  {
    name: 'an administrator has emails sent where they make sense, and each is logged',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const person = await newAccount(context, 'details.letters');
      const id = await idOf(context, person.token);
      const { sendConfirmation, sendPasswordReset } = userDetails;
      expectContract(sendConfirmation, await call(sendConfirmation, { params: { id }, token }));
      expectContract(sendPasswordReset, await call(sendPasswordReset, { params: { id }, token }));
      expect((await historyOf(context, id)).map(({ action }) => action)).toEqual([
        'password-reset-send',
        'confirmation-send',
      ]);
      const confirmed = await call(sendConfirmation, { params: { id: anna.id }, token });
      expectError(confirmed, 409, 'email-confirmed');
      const kept = await call(sendPasswordReset, { params: { id: blocked.id }, token });
      expectError(kept, 409, 'user-blocked');
    },
  },
  {
    name: 'a new role counts at once and is logged with its reason',
    async run(context) {
      const { call, request, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const person = await newAccount(context, 'details.role');
      const id = await idOf(context, person.token);
      const { changeRole } = userDetails;
      const change = (role: 'User' | 'Moderator' | 'Admin', reason = 'Ведёт очередь жалоб') =>
        call(changeRole, { params: { id }, body: { role, reason }, token });
      const reports = () => call(contract.cases.list, { token: person.token });
      expectError(await reports(), 403, 'forbidden');
      expect(expectContract(changeRole, await change('Moderator')).role).toBe('Moderator');
      expectContract(contract.cases.list, await reports());
      expect(expectContract(changeRole, await change('Moderator')).role).toBe('Moderator');
      expectContract(changeRole, await change('User', 'Больше не модерирует'));
      expectError(await reports(), 403, 'forbidden');
      expect(await historyOf(context, id)).toMatchObject([
        {
          action: 'role-change',
          reason: 'Больше не модерирует',
          before: { role: 'Moderator' },
          after: { role: 'User' },
        },
        {
          action: 'role-change',
          actor: { id: admin.id },
          reason: 'Ведёт очередь жалоб',
          before: { role: 'User' },
          after: { role: 'Moderator' },
        },
      ]);
      const path = `/api/admin/users/${id}/role`;
      for (const body of [
        { role: 'Moderator' },
        { role: 'Moderator', reason: '  ' },
        { role: 'Moderator', reason: 'а'.repeat(roleReasonMaximumLength + 1) },
        { role: 'Owner', reason: 'Так надо' },
      ]) {
        const refused = await request({ method: 'PUT', path, body, token });
        expectError(refused, 400, 'request-invalid');
      }
    },
  },
  {
    name: 'the page of a user refuses acts on the own account and on nobody',
    async run({ call, signIn, expectError }) {
      const token = await signIn(admin);
      const body = { role: 'User', reason: 'Ухожу' } as const;
      const { changeRole, endSession } = userDetails;
      for (const [id, status, code] of [
        [admin.id, 409, 'own-account'],
        [unknownId, 404, 'user-not-found'],
      ] as const) {
        const params = { id };
        for (const route of acts) expectError(await call(route, { params, token }), status, code);
        expectError(await call(changeRole, { params, body, token }), status, code);
        const session = { params: { id, sessionId: 'unknown' }, token };
        expectError(await call(endSession, session), status, code);
      }
      for (const route of [userDetails.read, userDetails.stories, userDetails.reports]) {
        const nobody = await call(route, { params: { id: unknownId }, token });
        expectError(nobody, 404, 'user-not-found');
      }
    },
  },
];
