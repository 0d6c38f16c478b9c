import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, boris, moderator, unknownId } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { cases, moderation, feedback, stories } = contract;

const reason = 'Чужой текст в первом узле.';

/** A public story of Anna's that Boris has commented on and reported. */
async function reported(context: CaseContext, title: string) {
  const { call, signIn, expectContract } = context;
  const owner = await signIn(anna);
  const reader = await signIn(boris);
  const { id } = await createStory(context, owner, title, { isPublic: true });
  const params = { id };
  const said = expectContract(
    feedback.comment,
    await call(feedback.comment, { params, body: { text: 'Грубое слово.' }, token: reader }),
  );
  const body = { reason: 'insult' as const };
  await call(feedback.reportStory, { params, body, token: reader });
  const ofComment = { id, commentId: said.id };
  await call(feedback.reportComment, { params: ofComment, body, token: owner });
  return { params, comment: { id: said.id }, owner, reader };
}

const readCase = async (context: CaseContext, id: string) => {
  const token = await context.signIn(moderator);
  const answer = await context.call(cases.read, { params: { id }, token });
  return context.expectContract(cases.read, answer);
};

const ownDecision = async (
  { call, expectContract }: CaseContext,
  { id, token }: { id: string; token: string },
) => {
  const answer = await call(cases.ownDecisions, { query: { limit: 100 }, token });
  return expectContract(cases.ownDecisions, answer).items.find((one) => one.id === id);
};

/** The case of what is reported: claims, notes, appeals. */
export const caseCases: ContractCase[] = [
  {
    name: 'an unknown case is not found',
    async run({ call, signIn, expectError }) {
      const params = { id: unknownId };
      const token = await signIn(moderator);
      for (const answer of [
        await call(cases.read, { params, token }),
        await call(cases.claim, { params, token }),
        await call(cases.release, { params, token }),
        await call(cases.addNote, { params, body: { text: 'Заметка' }, token }),
        await call(cases.decideAppeal, {
          params,
          body: { outcome: 'upheld', answer: 'Нет.' },
          token,
        }),
        await call(cases.appeal, { params, body: { text: 'Не согласен.' }, token }),
      ]) {
        expectError(answer, 404, 'case-not-found');
      }
    },
  },
  {
    name: 'a case keeps what was reported as it was, and a deleted comment with it',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const { params, comment, owner, reader } = await reported(context, 'Улика');
      const first = await readCase(context, params.id);
      const body = saveForm(smallStory('Уже другая'), { isPublic: true });
      await call(stories.update, { params, body, token: owner });
      const { evidence, storyTitle, reports } = await readCase(context, params.id);
      expect({ evidence, storyTitle }).toEqual({
        evidence: first.evidence,
        storyTitle: 'Улика',
      });
      expect(reports).toHaveLength(1);
      const ofComment = { ...params, commentId: comment.id };
      const removed = await call(feedback.removeComment, { params: ofComment, token: reader });
      expectContract(feedback.removeComment, removed);
      const token = await signIn(moderator);
      const listed = await call(cases.list, { query: { limit: 100 }, token });
      const { items } = expectContract(cases.list, listed);
      expect(items.map(({ id }) => id)).toContain(comment.id);
      expect(await readCase(context, comment.id)).toMatchObject({
        status: 'open',
        commentText: 'Грубое слово.',
        visibility: 'deleted',
      });
    },
  },
  {
    name: 'a moderator reads the reported story as it was, also after its author has hidden it',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { params, comment, owner } = await reported(context, 'Спрятанная');
      const body = saveForm(smallStory('Уже другая'), { isPublic: false });
      await call(stories.update, { params, body, token: owner });
      const token = await signIn(moderator);
      const answer = await call(cases.list, { query: { limit: 100 }, token });
      const { items } = expectContract(cases.list, answer);
      expect(items.find(({ id }) => id === params.id)).toMatchObject({ visibility: 'hidden' });
      const story = expectContract(cases.story, await call(cases.story, { params, token }));
      expect(story.title).toBe('Спрятанная');
      const { history, evidence } = await readCase(context, params.id);
      expect(evidence.hasStory).toBe(true);
      expect(history).toContainEqual(
        expect.objectContaining({ action: 'case-story-read', actorName: moderator.username }),
      );
      const ofComment = await call(cases.story, { params: comment, token });
      expectError(ofComment, 404, 'version-not-found');
    },
  },
  {
    name: 'what one moderator has claimed, another cannot decide',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { params } = await reported(context, 'Занятая');
      const token = await signIn(moderator);
      const other = await signIn(admin);
      expectContract(cases.claim, await call(cases.claim, { params, token }));
      expect((await readCase(context, params.id)).claim).toMatchObject({ isOwn: true });
      const seen = await call(cases.list, { query: { limit: 100 }, token: other });
      const item = expectContract(cases.list, seen).items.find(({ id }) => id === params.id);
      expect(item?.claim).toMatchObject({ isOwn: false, moderatorName: moderator.username });
      for (const answer of [
        await call(cases.claim, { params, token: other }),
        await call(cases.release, { params, token: other }),
        await call(moderation.unpublish, { params, body: { reason }, token: other }),
        await call(moderation.dismiss, { params, token: other }),
      ]) {
        const { errors } = expectError(answer, 409, 'case-claimed');
        expect(errors).toEqual([{ code: 'case-claimed', message: moderator.username }]);
      }
      expectContract(cases.release, await call(cases.release, { params, token }));
      expectContract(moderation.dismiss, await call(moderation.dismiss, { params, token: other }));
      expectError(await call(cases.claim, { params, token }), 404, 'report-not-found');
    },
  },
  {
    name: 'notes and acts are the history of a case',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const { params } = await reported(context, 'С заметкой');
      const token = await signIn(moderator);
      const body = { text: 'Похоже на пересказ.' };
      expectContract(cases.addNote, await call(cases.addNote, { params, body, token }));
      await call(moderation.unpublish, { params, body: { reason }, token });
      const { history, decision, status } = await readCase(context, params.id);
      expect(status).toBe('settled');
      expect(decision).toMatchObject({
        outcome: 'unpublished',
        reason,
        moderatorName: moderator.username,
      });
      const told = history.map(({ action, text }) => ({ action, text }));
      expect(told).toContainEqual({ action: 'note', text: body.text });
      expect(told).toContainEqual({ action: 'story-unpublish', text: reason });
    },
  },
  {
    name: 'an author appeals once, and a second moderator brings the story back',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { params, owner, reader } = await reported(context, 'Оправданная');
      const token = await signIn(moderator);
      await call(moderation.unpublish, { params, body: { reason }, token });
      const own = () => ownDecision(context, { id: params.id, token: owner });
      expect(await own()).toMatchObject({ reason, canAppeal: true, appeal: null });

      const body = { text: 'Это мой текст.' };
      const byReader = await call(cases.appeal, { params, body, token: reader });
      expectError(byReader, 404, 'case-not-found');
      expectContract(cases.appeal, await call(cases.appeal, { params, body, token: owner }));
      const again = await call(cases.appeal, { params, body, token: owner });
      expectError(again, 409, 'appeal-closed');
      expect(await own()).toMatchObject({
        canAppeal: false,
        appeal: { text: body.text, outcome: null },
        isWaiting: false,
      });
      expect(await readCase(context, params.id)).toMatchObject({
        status: 'appealed',
        mayDecideAppeal: false,
      });

      const verdict = { outcome: 'reversed', answer: 'Вы правы.' } as const;
      const decide = (by: string) => call(cases.decideAppeal, { params, body: verdict, token: by });
      expectError(await decide(token), 403, 'appeal-own');
      expectContract(cases.decideAppeal, await decide(await signIn(admin)));
      expectError(await decide(await signIn(admin)), 409, 'appeal-closed');
      expect((await own())?.appeal).toMatchObject(verdict);
      const card = await call(stories.card, { params, token: owner });
      const { isPublic, unpublishedReason } = expectContract(stories.card, card);
      expect({ isPublic, unpublishedReason }).toEqual({ isPublic: true });
      expectContract(stories.data, await call(stories.data, { params }));
    },
  },
  {
    name: 'a story that was changed meanwhile is what readers got before, and the change waits as a draft',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const { params, owner: token } = await reported(context, 'Изменённая');
      const by = await signIn(moderator);
      await call(moderation.unpublish, { params, body: { reason }, token: by });
      const form = saveForm(smallStory('Черновик'), { isPublic: false });
      await call(stories.update, { params, body: form, token });
      await call(cases.appeal, { params, body: { text: 'Верните.' }, token });
      const body = { outcome: 'reversed', answer: 'Можно.' } as const;
      await call(cases.decideAppeal, { params, body, token: await signIn(admin) });
      const card = expectContract(stories.card, await call(stories.card, { params, token }));
      expect(card).toMatchObject({ isPublic: true, title: 'Изменённая' });
      expect(card).not.toHaveProperty('unpublishedReason');
      const draft = expectContract(stories.data, await call(stories.data, { params, token }));
      expect(draft.title).toBe('Черновик');
      expect(draft.publication?.version).toBeLessThan(draft.version);
    },
  },
  {
    name: 'a deleted comment is restored as it was, or stays deleted when the decision is upheld',
    async run(context) {
      const { call, signIn, expectContract } = context;
      for (const outcome of ['reversed', 'upheld'] as const) {
        const { params, comment, reader } = await reported(context, `Комментарий: ${outcome}`);
        const token = await signIn(admin);
        await call(moderation.removeComment, { params: comment, body: { reason }, token });
        expect(await ownDecision(context, { id: comment.id, token: reader })).toMatchObject({
          kind: 'comment',
          commentText: 'Грубое слово.',
          reason,
        });
        const body = { text: 'Это цитата.' };
        await call(cases.appeal, { params: comment, body, token: reader });
        const decided = await call(cases.decideAppeal, {
          params: comment,
          body: { outcome, answer: 'Проверено.' },
          token: await signIn(moderator),
        });
        expectContract(cases.decideAppeal, decided);
        const left = expectContract(feedback.comments, await call(feedback.comments, { params }));
        expect(left.items.map(({ id, text }) => ({ id, text }))).toEqual(
          outcome === 'reversed' ? [{ id: comment.id, text: 'Грубое слово.' }] : [],
        );
        expect(left.total).toBe(left.items.length);
      }
    },
  },
];
