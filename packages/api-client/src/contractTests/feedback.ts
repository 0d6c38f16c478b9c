import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, boris, lighthouseStory, tramStory } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { feedback, stories } = contract;

async function publicStory(context: CaseContext, title: string) {
  const { id } = await createStory(context, await context.signIn(anna), title, { isPublic: true });
  return { id };
}

/** What readers say of stories. */
export const feedbackCases: ContractCase[] = [
  {
    name: 'comments under a public story are read by anyone, newest first, page by page',
    async run({ call, expectContract, expectError }) {
      const params = { id: lighthouseStory.id };
      const first = await call(feedback.comments, { params, query: { limit: 3 } });
      const page = expectContract(feedback.comments, first);
      expect(page.items).toHaveLength(3);
      expect(page.total).toBeGreaterThanOrEqual(4);
      const dates = page.items.map(({ createdAt }) => createdAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(page.items.every(({ isOwn, canDelete }) => !isOwn && !canDelete)).toBe(true);
      expect(page.items.some(({ isByAuthor }) => isByAuthor)).toBe(true);
      const query = { limit: 3, cursor: page.nextCursor ?? '' };
      const rest = expectContract(
        feedback.comments,
        await call(feedback.comments, { params, query }),
      );
      const ids = [...page.items, ...rest.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(page.total);
      const broken = await call(feedback.comments, { params, query: { cursor: 'дальше' } });
      expectError(broken, 400, 'cursor-invalid');
      const hidden = await call(feedback.comments, { params: { id: tramStory.id } });
      expectError(hidden, 404, 'story-not-found');
    },
  },
  {
    name: 'a comment is plain text, and is deleted by its writer or the story’s author',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const params = await publicStory(context, 'Под обсуждение');
      const token = await signIn(boris);
      const say = async (text: string) => call(feedback.comment, { params, body: { text }, token });
      const text = '<b>Жирно</b>\nи с «кавычками»; drop table';
      const said = expectContract(feedback.comment, await say(`  ${text} `));
      expect(said).toMatchObject({ text, authorName: boris.displayName, isOwn: true });
      for (const wrong of [
        '',
        '   ',
        'а'.repeat(2001),
        'тут\u0007знак',
        'тут\u202eтоже',
        '\u200b',
      ]) {
        expectError(await say(wrong), 400, 'request-invalid');
      }
      const other = expectContract(feedback.comment, await say('Второй'));
      const card = expectContract(stories.card, await call(stories.card, { params }));
      expect(card.commentCount).toBe(2);
      const remove = async (commentId: string, who: string) =>
        call(feedback.removeComment, { params: { ...params, commentId }, token: who });
      expectError(await remove(said.id, await signIn(admin)), 403, 'forbidden');
      expectContract(feedback.removeComment, await remove(said.id, token));
      expectError(await remove(said.id, token), 404, 'comment-not-found');
      expectContract(feedback.removeComment, await remove(other.id, await signIn(anna)));
      const after = await call(feedback.comments, { params });
      expect(expectContract(feedback.comments, after)).toMatchObject({ items: [], total: 0 });
      const hidden = { params: { id: tramStory.id }, body: { text }, token };
      expectError(await call(feedback.comment, hidden), 404, 'story-not-found');
    },
  },
  {
    name: 'stories and comments are reported with a reason, by those who are signed in',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const params = await publicStory(context, 'Под вопросом');
      const token = await signIn(boris);
      const body = { reason: 'spam' as const };
      const said = expectContract(
        feedback.comment,
        await call(feedback.comment, { params, body: { text: 'Покупайте.' }, token }),
      );
      const { reportStory, reportComment } = feedback;
      expectContract(reportStory, await call(reportStory, { params, body, token }));
      expectContract(reportStory, await call(reportStory, { params, body, token }));
      const ofComment = { ...params, commentId: said.id };
      const reader = await signIn(anna);
      const details = { reason: 'other' as const, details: 'Не о том.' };
      const reported = await call(reportComment, {
        params: ofComment,
        body: details,
        token: reader,
      });
      expectContract(reportComment, reported);
      const unknown = await call(reportStory, {
        params,
        body: { reason: 'скука' as never },
        token,
      });
      expectError(unknown, 400, 'request-invalid');
      const gone = { params: { ...params, commentId: 'нет' }, body, token };
      expectError(await call(reportComment, gone), 404, 'comment-not-found');
      const hidden = { params: { id: tramStory.id }, body, token };
      expectError(await call(reportStory, hidden), 404, 'story-not-found');
    },
  },
];
