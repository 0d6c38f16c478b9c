import { expect } from 'vitest';
import { type AuditEntry, type AuditListQuery, contract } from '../contract/index.ts';
import {
  admin,
  anna,
  blocked,
  boris,
  fixtureUser,
  moderator,
  unknownId,
} from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { users, audit, authentication } = contract;
const acts = [users.block, users.unblock, users.revokePremium];

const listAudit = async (
  { call, signIn, expectContract }: CaseContext,
  query: AuditListQuery,
): Promise<AuditEntry[]> =>
  expectContract(audit.list, await call(audit.list, { query, token: await signIn(admin) })).items;

const daysFromNow = (date: string | null): number => Date.parse(date ?? '') / 86_400_000;

/** What an administrator does to users, and the log of it. */
export const userActCases: ContractCase[] = [
  {
    name: 'block ends every session, keeps the user out and is told as such; unblock lets them in',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const person = await newAccount(context, 'acts.one');
      const { login, me } = authentication;
      const { id } = expectContract(me, await call(me, { token: person.token }));
      const params = { id };
      const after = expectContract(users.block, await call(users.block, { params, token }));
      expect(after).toMatchObject({ id, status: 'Suspended' });
      expectError(await call(me, { token: person.token }), 401, 'session-blocked');
      const body = { email: person.email, password: person.password };
      expectError(await call(login, { body }), 403, 'account-blocked');
      const again = expectContract(users.unblock, await call(users.unblock, { params, token }));
      expect(again.status).toBe('Active');
      expectError(await call(me, { token: person.token }), 401, 'unauthorized');
      expectContract(login, await call(login, { body }));

      const [unblocking, blocking, ...others] = await listAudit(context, { searchTerm: id });
      expect(others).toEqual([]);
      expect(blocking).toMatchObject({
        action: 'user-block',
        actor: { id: admin.id, name: admin.username },
        target: { kind: 'user', id, name: 'acts.one' },
        reason: null,
        before: { status: 'Active' },
        after: { status: 'Suspended' },
      });
      expect(blocking?.address).not.toBe('');
      expect(unblocking).toMatchObject({
        action: 'user-unblock',
        before: { status: 'Suspended' },
        after: { status: 'Active' },
      });
    },
  },
  {
    name: 'an act that changes nothing answers as it is and is not logged',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(admin);
      const params = { id: blocked.id };
      const same = expectContract(users.block, await call(users.block, { params, token }));
      expect(same.status).toBe('Suspended');
      const premium = expectContract(
        users.revokePremium,
        await call(users.revokePremium, { params, token }),
      );
      expect(premium.premiumExpiresAt).toBeNull();
      expect(await listAudit(context, { searchTerm: blocked.id })).toEqual([]);
    },
  },
  {
    name: 'premium is granted for half a year or a year, once, and revoked',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const { id } = fixtureUser('olga.tuchkova');
      const params = { id };
      const grant = (plan: 'SixMonths' | 'OneYear') =>
        call(users.grantPremium, { params, body: { plan }, token });
      const half = expectContract(users.grantPremium, await grant('SixMonths'));
      expectError(await grant('OneYear'), 409, 'premium-active');
      const revoked = expectContract(
        users.revokePremium,
        await call(users.revokePremium, { params, token }),
      );
      expect(revoked.premiumExpiresAt).toBeNull();
      const whole = expectContract(users.grantPremium, await grant('OneYear'));
      const difference = daysFromNow(whole.premiumExpiresAt) - daysFromNow(half.premiumExpiresAt);
      expect(difference).toBeGreaterThan(180);
      expect(difference).toBeLessThan(186);
      await call(users.revokePremium, { params, token });

      const entries = await listAudit(context, { searchTerm: 'olga.tuchkova' });
      expect(entries.map(({ action }) => action)).toEqual([
        'premium-revoke',
        'premium-grant',
        'premium-revoke',
        'premium-grant',
      ]);
      expect(entries.at(-1)).toMatchObject({
        before: { premiumExpiresAt: null },
        after: { premiumExpiresAt: half.premiumExpiresAt },
      });
    },
  },
  {
    name: 'acts refuse the own account, an unknown user and an unknown plan',
    async run({ call, request, signIn, expectError }) {
      const token = await signIn(admin);
      for (const route of acts) {
        const own = await call(route, { params: { id: admin.id }, token });
        expectError(own, 409, 'own-account');
        const unknown = await call(route, { params: { id: unknownId }, token });
        expectError(unknown, 404, 'user-not-found');
      }
      const body = { plan: 'OneYear' } as const;
      const own = await call(users.grantPremium, { params: { id: admin.id }, body, token });
      expectError(own, 409, 'own-account');
      const path = `/users/${anna.id}/premium/grant`;
      const forever = await request({ method: 'POST', path, body: { plan: 'Forever' }, token });
      expectError(forever, 400, 'request-invalid');
    },
  },
  {
    name: 'the audit log is filtered by act and period, and read on from its cursor',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(admin);
      const person = fixtureUser('platon.shubin');
      const params = { id: person.id };
      for (const route of [users.block, users.unblock, users.block, users.unblock]) {
        expectContract(route, await call(route, { params, token }));
      }
      const searchTerm = person.username;
      const all = await listAudit(context, { searchTerm });
      expect(all).toHaveLength(4);
      const blocks = await listAudit(context, { searchTerm, action: 'user-block' });
      expect(blocks.map(({ id }) => id)).toEqual(
        all.filter(({ action }) => action === 'user-block').map(({ id }) => id),
      );
      const oldest = all.at(-1)?.createdAt ?? '';
      expect(await listAudit(context, { searchTerm, from: oldest })).toHaveLength(4);
      expect(await listAudit(context, { searchTerm, to: oldest })).toEqual([]);

      const first = expectContract(
        audit.list,
        await call(audit.list, { query: { searchTerm, limit: 3 }, token }),
      );
      expect(first.items).toEqual(all.slice(0, 3));
      const cursor = first.nextCursor ?? '';
      const rest = expectContract(
        audit.list,
        await call(audit.list, { query: { searchTerm, limit: 3, cursor }, token }),
      );
      expect(rest).toEqual({ items: all.slice(3), nextCursor: null });
      const forged = await call(audit.list, { query: { cursor: 'forged' }, token });
      expectError(forged, 400, 'cursor-invalid');
    },
  },
  {
    name: 'users are exported as CSV by the filters of the list, and the export is logged',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(admin);
      const query = { searchTerm: 'olga.tuchkova', role: 'User' } as const;
      const response = await call(users.exportCsv, { query, token });
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
      const text = expectContract(users.exportCsv, response);
      const person = fixtureUser('olga.tuchkova');
      expect(text.replace(/^\ufeff/, '').split('\r\n')).toEqual([
        'id,username,email,displayName,status,role,premiumExpiresAt,createdAt',
        expect.stringContaining(
          [person.id, person.username, person.email, person.displayName].join(','),
        ),
        '',
      ]);
      const [entry] = await listAudit(context, { action: 'users-export' });
      expect(entry).toMatchObject({
        actor: { id: admin.id },
        target: null,
        after: { filters: 'searchTerm=olga.tuchkova&role=User' },
      });
      const log = expectContract(
        audit.exportCsv,
        await call(audit.exportCsv, { query: { action: 'users-export' }, token }),
      );
      expect(log).toContain(entry?.id);
    },
  },
  {
    name: 'decisions of moderators are logged',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(moderator);
      const reader = await signIn(boris);
      const owner = await signIn(anna);
      const story = await createStory(context, owner, 'Для журнала', { isPublic: true });
      const params = { id: story.id };
      const report = { reason: 'insult', details: 'Обидно.' } as const;
      const { feedback, moderation } = contract;
      await call(feedback.reportStory, { params, body: report, token: reader });
      expectContract(moderation.dismiss, await call(moderation.dismiss, { params, token }));
      const said = expectContract(
        feedback.comment,
        await call(feedback.comment, { params, body: { text: 'Спам' }, token: reader }),
      );
      const comment = { params: { id: said.id }, body: { reason: 'Реклама' }, token };
      expectContract(moderation.removeComment, await call(moderation.removeComment, comment));
      const decision = { params, body: { reason: 'Чужой текст' }, token };
      expectContract(moderation.unpublish, await call(moderation.unpublish, decision));

      const target = { kind: 'story', id: story.id, name: 'Для журнала' };
      const entries = await listAudit(context, { searchTerm: story.id });
      expect(entries.map(({ action }) => action).toSorted()).toEqual([
        'reports-dismiss',
        'story-unpublish',
      ]);
      expect(entries.find(({ action }) => action === 'story-unpublish')).toMatchObject({
        target,
        actor: { name: moderator.username },
        reason: 'Чужой текст',
        before: { isPublic: true },
        after: { isPublic: false },
      });
      expect(entries.find(({ action }) => action === 'reports-dismiss')).toMatchObject({
        target,
        before: { openReports: 1 },
        after: { openReports: 0 },
      });
      expect(await listAudit(context, { searchTerm: said.id })).toMatchObject([
        {
          action: 'comment-remove',
          target: { kind: 'comment', name: boris.username },
          before: { commentText: 'Спам' },
          after: null,
        },
      ]);
    },
  },
];
