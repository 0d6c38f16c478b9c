import { expect } from 'vitest';
import { contract, type SignInFailureQuery } from '../contract/index.ts';
import { admin, anna, blocked, boris } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { audit, authentication, signIns } = contract;

const typed = 'Nobody.At.All@dreamfork.test';

const attempt = ({ call }: CaseContext, email: string, password: string) =>
  call(authentication.login, { body: { email, password } });

async function failuresOf(
  { call, signIn, expectContract }: CaseContext,
  query: SignInFailureQuery = {},
) {
  const token = await signIn(admin);
  return expectContract(signIns.failures, await call(signIns.failures, { query, token }));
}

/** Sign-ins that failed or are refused, as an administrator sees them. */
export const signInFailureCases: ContractCase[] = [
  {
    name: 'a failed sign-in is noted with its reason and account, and nothing that was typed',
    async run(context) {
      await attempt(context, typed, anna.password);
      await attempt(context, anna.email, 'Wrong1password');
      await attempt(context, blocked.email, blocked.password);
      await attempt(context, anna.email, anna.password);
      const { items } = await failuresOf(context, { limit: 3 });
      // What fails in one millisecond stands in any order.
      const users = new Map(items.map(({ reason, user }) => [reason, user]));
      expect(users.size).toBe(3);
      expect(users.get('account-blocked')?.id).toBe(blocked.id);
      expect(users.get('unknown-account')).toBeNull();
      expect(users.get('wrong-password')).toEqual({
        id: anna.id,
        username: anna.username,
        email: anna.email,
      });
      expect(items[0]?.address).not.toBe('');
      expect(JSON.stringify(items).toLowerCase()).not.toContain(typed.toLowerCase());
      expect(JSON.stringify(items)).not.toContain('Wrong1password');
    },
  },
  {
    name: 'failed sign-ins are found by reason, account, address and time, page by page',
    async run(context) {
      await attempt(context, boris.email, 'Wrong1password');
      await attempt(context, boris.email, 'Wrong2password');
      const found = await failuresOf(context, {
        searchTerm: boris.email.slice(0, -3).toUpperCase(),
        reason: 'wrong-password',
      });
      expect(found.items.length).toBeGreaterThanOrEqual(2);
      expect(new Set(found.items.map(({ user }) => user?.id))).toEqual(new Set([boris.id]));
      const first = await failuresOf(context, { searchTerm: boris.email, limit: 1 });
      const cursor = String(first.nextCursor);
      const second = await failuresOf(context, { searchTerm: boris.email, limit: 1, cursor });
      expect([...first.items, ...second.items]).toEqual(found.items.slice(0, 2));
      const address = first.items[0]?.address.slice(0, 5) ?? '';
      expect((await failuresOf(context, { searchTerm: address })).items).not.toEqual([]);
      const from = new Date(Date.now() + 24 * 60 * 60 * 1000 * 3650).toISOString();
      expect((await failuresOf(context, { from })).items).toEqual([]);
      const to = new Date(0).toISOString();
      expect((await failuresOf(context, { to })).items).toEqual([]);
      expect((await failuresOf(context, { searchTerm: '%' })).items).toEqual([]);
      const { call, signIn, expectError } = context;
      const query = { cursor: 'nowhere' };
      const token = await signIn(admin);
      expectError(await call(signIns.failures, { query, token }), 400, 'cursor-invalid');
    },
  },
  {
    name: 'refused sign-ins are listed with their end, and allowed again; the act is logged',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(admin);
      const list = async (query: { limit?: number; cursor?: string } = {}) =>
        expectContract(signIns.locks, await call(signIns.locks, { query, token }));
      const first = await list({ limit: 1 });
      expect(first.items).toMatchObject([
        {
          kind: 'account',
          address: '203.0.113.9',
          user: { id: boris.id, username: boris.username, email: boris.email },
        },
      ]);
      const { items } = await list({ cursor: String(first.nextCursor) });
      expect(items).toMatchObject([{ kind: 'address', address: '2001:db8:1:2::', user: null }]);
      const params = { id: first.items[0]?.id ?? '' };
      expectContract(signIns.unlock, await call(signIns.unlock, { params, token }));
      expect((await list()).items.map(({ kind }) => kind)).toEqual(['address']);
      expectError(await call(signIns.unlock, { params, token }), 404, 'not-found');
      const acts = await call(audit.list, { query: { limit: 1 }, token });
      expect(expectContract(audit.list, acts).items).toMatchObject([
        {
          action: 'sign-in-unlock',
          actor: { id: admin.id },
          target: { kind: 'user', id: boris.id },
          before: { lockedAddress: '203.0.113.9' },
        },
      ]);
    },
  },
];
