import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna, lighthouseStory, unknownId } from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { authentication, sessions } = contract;
const { login, me } = authentication;

/** Where a user is signed in. */
export const sessionCases: ContractCase[] = [
  {
    name: 'sessions are listed, the one that asks is marked, and another can be ended',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, email, password } = await newAccount(context, 'sessions.one');
      const other = expectContract(login, await call(login, { body: { email, password } })).token;
      const { items } = expectContract(sessions.list, await call(sessions.list, { token }));
      expect(items).toHaveLength(2);
      expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? '';
      expectContract(sessions.end, await call(sessions.end, { params: { id }, token }));
      expectError(await call(me, { token: other }), 401, 'unauthorized');
      expectContract(me, await call(me, { token }));
      const again = await call(sessions.end, { params: { id }, token });
      expectError(again, 404, 'session-not-found');
    },
  },
  {
    name: 'endAll signs out everywhere, and nobody else',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { token, email, password } = await newAccount(context, 'sessions.three');
      const other = expectContract(login, await call(login, { body: { email, password } })).token;
      expectContract(sessions.endAll, await call(sessions.endAll, { token }));
      for (const ended of [token, other]) {
        expectError(await call(me, { token: ended }), 401, 'unauthorized');
      }
      expectContract(me, await call(me, { token: await signIn(anna) }));
    },
  },
  {
    name: 'a session that has ended keeps nobody from what everyone may read',
    async run(context) {
      const { call, expectContract } = context;
      const { token } = await newAccount(context, 'sessions.four');
      expectContract(sessions.endAll, await call(sessions.endAll, { token }));
      const params = { id: lighthouseStory.id };
      const { stories, content, feedback } = contract;
      expectContract(stories.data, await call(stories.data, { params, token }));
      expectContract(stories.card, await call(stories.card, { params, token }));
      expectContract(stories.listPublic, await call(stories.listPublic, { token }));
      expectContract(content.search, await call(content.search, { token }));
      expectContract(feedback.comments, await call(feedback.comments, { params, token }));
      const body = { events: [{ type: 'start' as const, nodeId: 'start' }] };
      expectContract(stories.recordPlay, await call(stories.recordPlay, { params, body, token }));
    },
  },
  {
    name: 'a session that has ended is asked to sign in for what is not there for everyone',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token } = await newAccount(context, 'sessions.five');
      const story = await createStory(context, token, 'Только моя');
      expectContract(sessions.endAll, await call(sessions.endAll, { token }));
      for (const id of [story.id, unknownId]) {
        const hidden = { params: { id }, token };
        expectError(await call(contract.stories.data, hidden), 401, 'unauthorized');
        expectError(await call(contract.stories.card, hidden), 401, 'unauthorized');
      }
    },
  },
];
