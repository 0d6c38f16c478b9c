import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, lighthouseComments } from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { userDetails, authentication, feedback } = contract;

export const idOf = async ({ call, expectContract }: CaseContext, token: string): Promise<string> =>
  expectContract(authentication.me, await call(authentication.me, { token })).id;

/** What an administrator sees of one user. */
export const userDetailsCases: ContractCase[] = [
  {
    name: 'a user is shown with sessions, stories and media, and without secrets',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(admin);
      const person = await newAccount(context, 'details.one');
      const id = await idOf(context, person.token);
      for (const [title, isPublic] of [
        ['Первая', true],
        ['Вторая', false],
        ['Третья', false],
      ] as const) {
        await createStory(context, person.token, title, { isPublic });
      }
      const response = await call(userDetails.read, { params: { id }, token });
      const details = expectContract(userDetails.read, response);
      expect(details).toMatchObject({
        id,
        username: 'details.one',
        role: 'User',
        emailConfirmed: false,
        stories: { total: 3, published: 1 },
        media: { fileCount: 0, usedBytes: 0 },
      });
      expect(details.media.quotaBytes).toBeGreaterThan(0);
      expect(details.sessions).toHaveLength(1);
      expect(JSON.stringify(response.body)).not.toMatch(/password|token/i);

      const first = expectContract(
        userDetails.stories,
        await call(userDetails.stories, { params: { id }, query: { limit: 2 }, token }),
      );
      expect(first.items).toHaveLength(2);
      const rest = expectContract(
        userDetails.stories,
        await call(userDetails.stories, {
          params: { id },
          query: { limit: 2, cursor: first.nextCursor ?? '' },
          token,
        }),
      );
      expect(rest.nextCursor).toBeNull();
      const stories = [...first.items, ...rest.items];
      const isPublic = Object.fromEntries(stories.map((story) => [story.title, story.isPublic]));
      expect(isPublic).toEqual({ Первая: true, Вторая: false, Третья: false });
    },
  },
  {
    name: 'reports about the stories and comments of a user are listed with what became of them',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(admin);
      const writerId = lighthouseComments.at(-1)?.authorId ?? '';
      const params = { id: writerId };
      const { items } = expectContract(
        userDetails.reports,
        await call(userDetails.reports, { params, token }),
      );
      const [latest] = items;
      expect(latest).toMatchObject({
        kind: 'comment',
        commentText: lighthouseComments.at(-1)?.text,
        reason: 'spam',
        details: 'Пишет это под каждой историей.',
      });
      const cursor = { query: { cursor: 'forged' }, params, token };
      expectError(await call(userDetails.reports, cursor), 400, 'cursor-invalid');
      expectError(await call(userDetails.stories, cursor), 400, 'cursor-invalid');
    },
  },
  {
    name: 'a report about a comment stays when the comment has been deleted',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const writer = await newAccount(context, 'details.writer');
      const owner = await signIn(anna);
      const { id } = await createStory(context, owner, 'С комментарием', { isPublic: true });
      const said = expectContract(
        feedback.comment,
        await call(feedback.comment, {
          params: { id },
          body: { text: 'Удалённое слово.' },
          token: writer.token,
        }),
      );
      const params = { id, commentId: said.id };
      const report = { params, body: { reason: 'insult' as const }, token: owner };
      expectContract(feedback.reportComment, await call(feedback.reportComment, report));
      const removal = { params, token: writer.token };
      expectContract(feedback.removeComment, await call(feedback.removeComment, removal));
      const reports = await call(userDetails.reports, {
        params: { id: await idOf(context, writer.token) },
        token: await signIn(admin),
      });
      expect(expectContract(userDetails.reports, reports).items).toMatchObject([
        { kind: 'comment', commentText: 'Удалённое слово.', outcome: null },
      ]);
    },
  },
];
