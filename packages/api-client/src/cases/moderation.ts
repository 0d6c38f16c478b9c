import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, boris, moderator, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { moderation, feedback, stories, content } = contract;

async function openThings({ call, signIn, expectContract }: CaseContext) {
  const token = await signIn(moderator);
  const answer = await call(moderation.reports, { query: { limit: 100 }, token });
  return expectContract(moderation.reports, answer).items;
}

async function reported(context: CaseContext, title: string) {
  const { call, signIn, expectContract } = context;
  const owner = await signIn(anna);
  const { id } = await createStory(context, owner, title, { isPublic: true });
  const token = await signIn(boris);
  const params = { id };
  const body = { reason: 'insult' as const, details: 'Обидно.' };
  expectContract(feedback.reportStory, await call(feedback.reportStory, { params, body, token }));
  return { id, params, owner };
}

/** What moderators decide. */
export const moderationCases: ContractCase[] = [
  {
    name: 'moderation is refused to guests and users, and open to moderators and administrators',
    async run({ call, signIn, expectContract, expectRefusal }) {
      const { reports, unpublish, removeComment, dismiss } = moderation;
      const params = { id: unknownId };
      const body = { reason: 'Так надо.' };
      const calls = (token?: string) => {
        const extra = token === undefined ? {} : { token };
        return Promise.all([
          call(reports, { ...extra }),
          call(unpublish, { params, body, ...extra }),
          call(removeComment, { params, ...extra }),
          call(dismiss, { params, ...extra }),
        ]);
      };
      for (const answer of await calls()) expectRefusal(answer, 401, 'unauthorized');
      for (const answer of await calls(await signIn(anna))) {
        expectRefusal(answer, 403, 'forbidden');
      }
      for (const who of [moderator, admin]) {
        const [list, story, comment, report] = await calls(await signIn(who));
        expectContract(reports, list);
        expectRefusal(story, 404, 'story-not-found');
        expectRefusal(comment, 404, 'comment-not-found');
        expectRefusal(report, 404, 'report-not-found');
      }
    },
  },
  {
    name: 'reports of one thing stand together, with their reasons',
    async run(context) {
      const { id } = await reported(context, 'Спорная');
      const thing = (await openThings(context)).find(({ storyId }) => storyId === id);
      expect(thing).toMatchObject({
        kind: 'story',
        storyTitle: 'Спорная',
        comment: null,
        authorName: anna.displayName,
        reportCount: 1,
        reports: [{ reason: 'insult', details: 'Обидно.', reporterName: boris.displayName }],
      });
      const comments = (await openThings(context)).filter(({ kind }) => kind === 'comment');
      expect(comments.some(({ reportCount }) => reportCount === 2)).toBe(true);
    },
  },
  {
    name: 'an unpublished story is private, its owner reads why, and publishes it once it is changed',
    async run(context) {
      const { call, signIn, expectContract, expectRefusal } = context;
      const { id, params, owner } = await reported(context, 'Снятая');
      const token = await signIn(moderator);
      const body = { reason: 'В тексте чужой адрес.' };
      const { unpublish } = moderation;
      expectContract(unpublish, await call(unpublish, { params, body, token }));
      expectRefusal(await call(unpublish, { params, body, token }), 404, 'story-not-found');
      expectRefusal(await call(stories.data, { params }), 404, 'story-not-found');
      expect((await openThings(context)).some(({ storyId }) => storyId === id)).toBe(false);
      const card = async () =>
        expectContract(stories.card, await call(stories.card, { params, token: owner }));
      expect(await card()).toMatchObject({ isPublic: false, unpublishedReason: body.reason });

      const publish = () =>
        call(content.publish, { params, body: { publish: true }, token: owner });
      expectRefusal(await publish(), 403, 'story-unpublished');
      const form = saveForm(smallStory('Исправленная'), { isPublic: true });
      const saved = await call(stories.update, { params, body: form, token: owner });
      expect(expectContract(stories.update, saved).story.isPublic).toBe(false);
      expectContract(content.publish, await publish());
      expect((await card()).unpublishedReason).toBeUndefined();
      expectContract(stories.data, await call(stories.data, { params }));
    },
  },
  {
    name: 'a report is dismissed, and what it was about stays',
    async run(context) {
      const { call, signIn, expectContract, expectRefusal } = context;
      const { id, params } = await reported(context, 'Оставленная');
      const thing = (await openThings(context)).find(({ storyId }) => storyId === id);
      const token = await signIn(moderator);
      const ofReport = { params: { id: thing?.id ?? '' }, token };
      expectContract(moderation.dismiss, await call(moderation.dismiss, ofReport));
      expectRefusal(await call(moderation.dismiss, ofReport), 404, 'report-not-found');
      expect((await openThings(context)).some(({ storyId }) => storyId === id)).toBe(false);
      expectContract(stories.data, await call(stories.data, { params }));
    },
  },
  {
    name: 'a reported comment is deleted by a moderator',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const { params } = await reported(context, 'С грубым словом');
      const text = 'Грубое слово.';
      const said = expectContract(
        feedback.comment,
        await call(feedback.comment, { params, body: { text }, token: await signIn(boris) }),
      );
      const ofComment = { ...params, commentId: said.id };
      const body = { reason: 'insult' as const };
      await call(feedback.reportComment, { params: ofComment, body, token: await signIn(anna) });
      const found = (await openThings(context)).find(({ comment }) => comment?.id === said.id);
      expect(found).toMatchObject({ kind: 'comment', comment: { text } });
      const gone = { params: { id: said.id }, token: await signIn(moderator) };
      expectContract(moderation.removeComment, await call(moderation.removeComment, gone));
      const left = await call(feedback.comments, { params });
      expect(expectContract(feedback.comments, left).items).toEqual([]);
      expect((await openThings(context)).some(({ comment }) => comment?.id === said.id)).toBe(
        false,
      );
    },
  },
];
