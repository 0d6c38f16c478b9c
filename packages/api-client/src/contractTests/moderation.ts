import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna, boris, moderator, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { moderation, cases, feedback, stories, content } = contract;

async function openThings({ call, signIn, expectContract }: CaseContext) {
  const token = await signIn(moderator);
  const response = await call(cases.list, { query: { limit: 100 }, token });
  return expectContract(cases.list, response).items;
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
    name: 'what nobody has reported is not there to be decided',
    async run({ call, signIn, expectError }) {
      const { unpublish, removeComment, dismiss } = moderation;
      const token = await signIn(moderator);
      const params = { id: unknownId };
      const body = { reason: 'Так надо.' };
      const story = await call(unpublish, { params, body, token });
      expectError(story, 404, 'story-not-found');
      const comment = await call(removeComment, { params, body, token });
      expectError(comment, 404, 'comment-not-found');
      expectError(await call(dismiss, { params, token }), 404, 'report-not-found');
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
        commentText: null,
        status: 'open',
        authorName: anna.username,
        reportCount: 1,
        claim: null,
      });
      const { call, signIn, expectContract } = context;
      const read = await call(cases.read, { params: { id }, token: await signIn(moderator) });
      expect(expectContract(cases.read, read).reports).toMatchObject([
        { reason: 'insult', details: 'Обидно.', reporterName: boris.username },
      ]);
      const comments = (await openThings(context)).filter(({ kind }) => kind === 'comment');
      expect(comments.some(({ reportCount }) => reportCount === 2)).toBe(true);
    },
  },
  {
    name: 'an unpublished story is private, its owner reads why, and publishes it once it is changed',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { id, params, owner } = await reported(context, 'Снятая');
      const token = await signIn(moderator);
      const body = { reason: 'В тексте чужой адрес.' };
      const { unpublish } = moderation;
      expectContract(unpublish, await call(unpublish, { params, body, token }));
      expectError(await call(unpublish, { params, body, token }), 404, 'story-not-found');
      expectError(await call(stories.data, { params }), 404, 'story-not-found');
      expect((await openThings(context)).some(({ storyId }) => storyId === id)).toBe(false);
      const card = async () =>
        expectContract(stories.card, await call(stories.card, { params, token: owner }));
      expect(await card()).toMatchObject({ isPublic: false, unpublishedReason: body.reason });

      const publish = () =>
        call(content.publish, { params, body: { publish: true }, token: owner });
      expectError(await publish(), 403, 'story-unpublished');
      const same = saveForm(smallStory('Снятая'), { isPublic: true });
      await call(stories.update, { params, body: same, token: owner });
      expectError(await publish(), 403, 'story-unpublished');
      const form = saveForm(smallStory('Исправленная'), { isPublic: true });
      const saved = await call(stories.update, { params, body: form, token: owner });
      expect(expectContract(stories.update, saved).story.isPublic).toBe(false);
      expectContract(content.publish, await publish());
      expect((await card()).unpublishedReason).toBeUndefined();
      expectContract(stories.data, await call(stories.data, { params }));
    },
  },
  {
    name: 'a copy of an unpublished story has to be changed as well',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { params, owner: token } = await reported(context, 'Снятая с копией');
      const body = { reason: 'В тексте чужой адрес.' };
      await call(moderation.unpublish, { params, body, token: await signIn(moderator) });
      const { duplicate } = contract.ownStories;
      const { story } = expectContract(duplicate, await call(duplicate, { params, token }));
      expect(story.unpublishedReason).toBe(body.reason);
      const ofCopy = { params: { id: story.id }, token };
      const publish = () => call(content.publish, { ...ofCopy, body: { publish: true } });
      expectError(await publish(), 403, 'story-unpublished');
      const form = saveForm(smallStory('Исправленная копия'));
      await call(stories.update, { ...ofCopy, body: form });
      expect(expectContract(content.publish, await publish()).isPublic).toBe(true);
    },
  },
  {
    name: 'what a moderator made private is not published as another story of the same author',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { params, owner: token } = await reported(context, 'Снятая дважды');
      const body = { reason: 'В тексте чужой адрес.' };
      await call(moderation.unpublish, { params, body, token: await signIn(moderator) });
      const same = saveForm(smallStory('Снятая дважды'), { isPublic: true });
      const created = await call(stories.create, { body: same, token });
      expectError(created, 403, 'story-unpublished');
      const twin = await createStory(context, token, 'Снятая дважды');
      const ofTwin = { params: { id: twin.id }, token };
      const publish = () => call(content.publish, { ...ofTwin, body: { publish: true } });
      expectError(await publish(), 403, 'story-unpublished');
      const saved = await call(stories.update, { ...ofTwin, body: same });
      expectError(saved, 403, 'story-unpublished');

      const other = saveForm(smallStory('Другая история'), { isPublic: true });
      expectContract(stories.update, await call(stories.update, { ...ofTwin, body: other }));
      const renamed = await call(content.update, { ...ofTwin, body: { title: 'Снятая дважды' } });
      expectError(renamed, 403, 'story-unpublished');
      const byBoris = await call(stories.create, { body: same, token: await signIn(boris) });
      expect(expectContract(stories.create, byBoris).story.isPublic).toBe(true);
    },
  },
  {
    name: 'a report is dismissed, and what it was about stays',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { id, params } = await reported(context, 'Оставленная');
      const thing = (await openThings(context)).find(({ storyId }) => storyId === id);
      const token = await signIn(moderator);
      const ofReport = { params: { id: thing?.id ?? '' }, token };
      expectContract(moderation.dismiss, await call(moderation.dismiss, ofReport));
      expectError(await call(moderation.dismiss, ofReport), 404, 'report-not-found');
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
      const found = (await openThings(context)).find(({ id }) => id === said.id);
      expect(found).toMatchObject({ kind: 'comment', commentText: text });
      const gone = {
        params: { id: said.id },
        body: { reason: 'Грубость.' },
        token: await signIn(moderator),
      };
      expectContract(moderation.removeComment, await call(moderation.removeComment, gone));
      const left = await call(feedback.comments, { params });
      expect(expectContract(feedback.comments, left).items).toEqual([]);
      expect((await openThings(context)).some(({ id }) => id === said.id)).toBe(false);
    },
  },
  {
    name: 'what the author of a story hides or deletes is decided all the same',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const { unpublish, removeComment, dismiss } = moderation;
      const reason = { reason: 'Так надо.' };
      for (const isDeleted of [false, true]) {
        const { id, params, owner } = await reported(context, `Спрятанная: ${isDeleted}`);
        const said = expectContract(
          feedback.comment,
          await call(feedback.comment, { params, body: { text: 'Зачем?' }, token: owner }),
        );
        await call(feedback.reportComment, {
          params: { ...params, commentId: said.id },
          body: { reason: 'spam' },
          token: await signIn(boris),
        });
        const publish = { params, body: { publish: false }, token: owner };
        expectContract(content.publish, await call(content.publish, publish));
        if (isDeleted) {
          expectContract(content.remove, await call(content.remove, { params, token: owner }));
        }
        const things = (await openThings(context)).filter(({ storyId }) => storyId === id);
        expect(things.map(({ visibility }) => visibility)).toEqual(
          isDeleted ? ['deleted', 'deleted'] : ['hidden', 'hidden'],
        );
        const token = await signIn(moderator);
        const ofComment = { params: { id: said.id }, token };
        if (isDeleted) {
          expectContract(dismiss, await call(dismiss, { params, token }));
          expectContract(dismiss, await call(dismiss, ofComment));
        } else {
          const order = { params, body: reason, token };
          expectContract(unpublish, await call(unpublish, order));
          const removal = { ...ofComment, body: reason };
          expectContract(removeComment, await call(removeComment, removal));
        }
      }
    },
  },
];
