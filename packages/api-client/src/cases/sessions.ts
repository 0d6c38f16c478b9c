import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { ContractCase } from './context.ts';

const { authentication, sessions } = contract;
const { login, me } = authentication;

/** Where a user is signed in. */
export const sessionCases: ContractCase[] = [
  {
    name: 'sessions are listed, the one that asks is marked, and another can be ended',
    async run(context) {
      const { call, expectContract, expectRefusal } = context;
      const { token, email, password } = await newAccount(context, 'sessions.one');
      const other = expectContract(login, await call(login, { body: { email, password } })).token;
      const { items } = expectContract(sessions.list, await call(sessions.list, { token }));
      expect(items).toHaveLength(2);
      expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? '';
      expectContract(sessions.end, await call(sessions.end, { params: { id }, token }));
      expectRefusal(await call(me, { token: other }), 401, 'unauthorized');
      expectContract(me, await call(me, { token }));
      const again = await call(sessions.end, { params: { id }, token });
      expectRefusal(again, 404, 'session-not-found');
    },
  },
  {
    name: "another user's session is not there",
    async run(context) {
      const { call, signIn, expectContract, expectRefusal } = context;
      const { token } = await newAccount(context, 'sessions.two');
      const annas = await signIn(anna);
      const list = expectContract(sessions.list, await call(sessions.list, { token: annas }));
      const id = list.items.find(({ isCurrent }) => isCurrent)?.id ?? '';
      const answer = await call(sessions.end, { params: { id }, token });
      expectRefusal(answer, 404, 'session-not-found');
      expectContract(me, await call(me, { token: annas }));
      expectRefusal(await call(sessions.list, {}), 401, 'unauthorized');
    },
  },
  {
    name: 'endAll signs out everywhere, and nobody else',
    async run(context) {
      const { call, signIn, expectContract, expectRefusal } = context;
      const { token, email, password } = await newAccount(context, 'sessions.three');
      const other = expectContract(login, await call(login, { body: { email, password } })).token;
      expectContract(sessions.endAll, await call(sessions.endAll, { token }));
      for (const ended of [token, other]) {
        expectRefusal(await call(me, { token: ended }), 401, 'unauthorized');
      }
      expectContract(me, await call(me, { token: await signIn(anna) }));
    },
  },
];
