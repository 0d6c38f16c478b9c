import { expect } from 'vitest';
import { contract, type OpenThreadRequest, type ReviewThread } from '../contract/index.ts';
import { boris } from '../fixtures/index.ts';
import { reviewGuestHeader, reviewLinkHeader } from '../values/review.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { storyWithLink } from './reviewLinks.ts';

const { review, reviewLinks } = contract;

const source = 'Надпись стёрлась.';
const anchor = { kind: 'text' as const, nodeId: 'stone', source, from: 8, to: 16 };

/** A story with a link, and calls of a guest who came through it. */
async function reviewed(context: CaseContext, title: string) {
  const { call, expectContract } = context;
  const { id, link, token } = await storyWithLink(context, title);
  const params = { id };
  const headers = {
    [reviewLinkHeader]: link.secret,
    [reviewGuestHeader]: `guest-of-${link.id}`,
  };
  const thread = (opened: Partial<OpenThreadRequest> = {}): OpenThreadRequest => ({
    id: `thread-of-${id}`,
    anchor,
    text: 'Чем стёрлась?',
    version: 1,
    ...opened,
  });
  return {
    ...{ id, link, token, params, headers, thread },
    arrive: async (body: { name?: string; nodesRead?: number; hasFinished?: boolean }) =>
      expectContract(review.arrive, await call(review.arrive, { params, headers, body })),
    open: (body: OpenThreadRequest) => call(review.openThread, { params, headers, body }),
  };
}

/** Drafts and their first readers. */
export const reviewCases: ContractCase[] = [
  {
    name: 'a guest with a link reads a draft, and the author learns how far',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { params, headers, token, arrive } = await reviewed(context, 'Первое чтение');
      const read = expectContract(review.read, await call(review.read, { params, headers }));
      expect(read).toMatchObject({ isOwner: false, version: 1, readerName: null });
      expect(read.story.title).toBe('Первое чтение');
      await arrive({ name: 'Нина', nodesRead: 3 });
      await arrive({ nodesRead: 2, hasFinished: true });
      const again = expectContract(review.read, await call(review.read, { params, headers }));
      expect(again.readerName).toBe('Нина');
      const { items } = expectContract(
        reviewLinks.list,
        await call(reviewLinks.list, { params, token }),
      );
      expect(items[0]?.readers).toMatchObject([
        { name: 'Нина', isGuest: true, nodesRead: 3, hasFinished: true },
      ]);
      const own = expectContract(review.read, await call(review.read, { params, token }));
      expect(own).toMatchObject({ isOwner: true, link: null });
      expectError(await call(review.read, { params }), 404, 'review-not-found');
      const paths = ['/api/media/unknown/download'];
      const signed = await call(review.signMedia, { params, headers, body: { paths } });
      expect(expectContract(review.signMedia, signed).items).toEqual([]);
    },
  },
  {
    name: 'a comment on a draft is answered, edited and deleted, and its thread resolved',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { params, headers, token, arrive, open, thread } = await reviewed(context, 'Отзывы');
      expectError(await open(thread()), 403, 'review-guest-unnamed');
      await arrive({ name: 'Нина' });
      const reading = {
        seed: 7,
        decisions: [{ choiceId: 'a' }],
        nodeId: 'stone',
        values: { x: 1 },
      };
      const request = thread({ suggestion: 'смыло', reading });
      const opened = expectContract(review.openThread, await open(request));
      expect(opened).toMatchObject({ anchor, suggestion: 'смыло', reading: null, linkName: null });
      expect(opened.comments).toMatchObject([
        { text: 'Чем стёрлась?', authorName: 'Нина', isOwn: true, isByAuthor: false },
      ]);
      expect(expectContract(review.openThread, await open(request))).toEqual(opened);

      const list = async (input: object) =>
        expectContract(review.threads, await call(review.threads, { params, ...input })).items;
      expect(await list({ token })).toMatchObject([
        { id: opened.id, reading, linkName: 'Первые читатели' },
      ]);
      const threadParams = { ...params, threadId: opened.id };
      const decide = async (body: { isResolved?: boolean; isTaken?: boolean }) =>
        expectContract(
          review.changeThread,
          await call(review.changeThread, { params: threadParams, body, token }),
        );
      const resolved = await decide({ isResolved: true, isTaken: true });
      expect(resolved.resolvedAt).not.toBeNull();
      expect(resolved.takenAt).not.toBeNull();

      const answer = { id: `answer-in-${opened.id}`.slice(0, 64), text: 'Дождём.' };
      const add = () => call(review.addComment, { params: threadParams, body: answer, token });
      const answered = expectContract(review.addComment, await add());
      expect(answered).toMatchObject({ resolvedAt: null });
      expect(expectContract(review.addComment, await add())).toEqual(answered);
      expect(answered.comments.map(({ text, isByAuthor }) => [text, isByAuthor])).toEqual([
        ['Чем стёрлась?', false],
        ['Дождём.', true],
      ]);

      const of = (commentId: string) => ({ params: { ...params, commentId } });
      const [first, second] = answered.comments.map(({ id }) => id) as [string, string];
      const body = { text: 'Чем же она стёрлась?' };
      const edited = await call(review.changeComment, { ...of(first), body, headers });
      const { comments } = expectContract(review.changeComment, edited);
      expect(comments[0]).toMatchObject({ ...body, editedAt: expect.any(String) });
      const others = await call(review.changeComment, { ...of(second), body, headers });
      expectError(others, 403, 'forbidden');
      const notOwn = await call(review.removeComment, { ...of(second), headers });
      expectError(notOwn, 403, 'forbidden');
      for (const id of [second, first]) {
        const removed = await call(review.removeComment, { ...of(id), token });
        expectContract(review.removeComment, removed);
      }
      const gone = { id: opened.id, comments: [], suggestion: null, anchor: { kind: 'story' } };
      expect(await list({ headers })).toMatchObject([gone]);
    },
  },
  {
    name: 'threads come last changed first, page by page, those of one’s own link to a reviewer',
    async run(context) {
      const { call, expectContract } = context;
      const { id, params, headers, token, arrive, open, thread } = await reviewed(context, 'Много');
      await arrive({ name: 'Нина' });
      const opened: ReviewThread[] = [];
      for (const number of [1, 2, 3]) {
        const body = thread({ id: `thread-${number}-${id}`, text: `Отзыв ${number}` });
        opened.push(expectContract(review.openThread, await open(body)));
      }
      const own = thread({ id: `thread-own-${id}`, anchor: { kind: 'story' }, text: 'Не забыть' });
      await call(review.openThread, { params, body: own, token });
      const page = async (input: object, query: object) =>
        expectContract(review.threads, await call(review.threads, { params, query, ...input }));
      const first = await page({ headers }, { limit: 2 });
      const rest = await page({ headers }, { limit: 2, cursor: first.nextCursor });
      const ids = [...first.items, ...rest.items].map((one) => one.id);
      expect(ids).toEqual(opened.map((one) => one.id).toReversed());
      expect((await page({ token }, {})).items).toHaveLength(4);
    },
  },
  {
    name: 'a comment on a draft is reported by those who are signed in and see it',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const { params, headers, link, arrive, open, thread } = await reviewed(context, 'Жалоба');
      await arrive({ name: 'Нина' });
      const { comments } = expectContract(review.openThread, await open(thread()));
      const commentId = String(comments[0]?.id);
      const report = (input: object) =>
        call(review.reportComment, {
          params: { ...params, commentId },
          body: { reason: 'spam' },
          ...input,
        });
      expectError(await report({ headers }), 401, 'unauthorized');
      const token = await signIn(boris);
      const held = { [reviewLinkHeader]: link.secret };
      expectContract(review.reportComment, await report({ token, headers: held }));
      expectError(await report({ token }), 404, 'review-not-found');
    },
  },
];
