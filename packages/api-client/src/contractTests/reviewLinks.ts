import { expect } from 'vitest';
import { contract, type NewReviewLink, type ReviewLinkRequest } from '../contract/index.ts';
import { anna, boris, moderator } from '../fixtures/index.ts';
import { reviewLinkHeader } from '../values/review.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { review, reviewLinks } = contract;

/** A private story of Anna's with a link to its draft. */
export async function storyWithLink(
  context: CaseContext,
  title: string,
  link: Partial<ReviewLinkRequest> = {},
): Promise<{ id: string; link: NewReviewLink; token: string }> {
  const { call, signIn, expectContract } = context;
  const token = await signIn(anna);
  const { id } = await createStory(context, token, title);
  const body = { name: 'Первые читатели', ...link };
  const created = await call(reviewLinks.create, { params: { id }, body, token });
  return { id, link: expectContract(reviewLinks.create, created), token };
}

/** Links by which authors show drafts. */
export const reviewLinkCases: ContractCase[] = [
  {
    name: 'an author makes links to a draft, changes them and takes them back',
    async run(context) {
      const { call, expectContract, expectError, signIn } = context;
      const { id, link, token } = await storyWithLink(context, 'По ссылке');
      const params = { id };
      expect(link).toMatchObject({
        ...{ name: 'Первые читатели', email: null, version: null, expiresAt: null },
        ...{ allowsComments: true, allowsGuests: true, readers: [], openThreads: 0 },
      });
      expect(link.secret.length).toBeGreaterThanOrEqual(32);
      const list = async () =>
        expectContract(reviewLinks.list, await call(reviewLinks.list, { params, token })).items;
      const { secret: _secret, ...told } = link;
      expect(await list()).toEqual([told]);

      const linkParams = { id, linkId: link.id };
      const expiresAt = '2099-05-01T09:00:00.000Z';
      const change = { name: 'Редактору', allowsComments: false, expiresAt };
      const changed = await call(reviewLinks.change, { params: linkParams, body: change, token });
      expect(expectContract(reviewLinks.change, changed)).toEqual({ ...told, ...change });

      const open = (secret: string) =>
        call(review.read, { params, headers: { [reviewLinkHeader]: secret } });
      const renewed = await call(reviewLinks.renew, { params: linkParams, token });
      const { secret } = expectContract(reviewLinks.renew, renewed);
      expectError(await open(link.secret), 404, 'review-not-found');
      expect(expectContract(review.read, await open(secret)).link?.name).toBe('Редактору');

      const other = { token: await signIn(boris) };
      expectError(await call(reviewLinks.list, { params, ...other }), 404, 'story-not-found');
      const revoke = () => call(reviewLinks.revoke, { params: linkParams, token });
      expectContract(reviewLinks.revoke, await revoke());
      expectError(await revoke(), 404, 'review-not-found');
      expectError(await open(secret), 404, 'review-not-found');
      expect(await list()).toEqual([]);
    },
  },
  {
    name: 'a link may be for one person, for one version, and for a time',
    async run(context) {
      const { call, expectContract, expectError, signIn } = context;
      const { id, link, token } = await storyWithLink(context, 'Только для одного', {
        email: moderator.email,
        version: 1,
      });
      expect(link).toMatchObject({ email: moderator.email, version: 1, allowsGuests: false });
      const params = { id };
      const named = await call(review.read, { params, token: await signIn(moderator) });
      expect(expectContract(review.read, named)).toMatchObject({
        version: 1,
        isOwner: false,
        link: { isFixed: true },
        readerName: moderator.displayName,
      });
      const unconfirmed = { email: boris.email, name: 'Борису' };
      await call(reviewLinks.create, { params, body: unconfirmed, token });
      const early = await call(review.read, { params, token: await signIn(boris) });
      expectError(early, 404, 'review-not-found');
      const headers = { [reviewLinkHeader]: link.secret };
      expectError(await call(review.read, { params, headers }), 403, 'review-sign-in');
      const unknown = { name: 'Нет такой', version: 99 };
      const missing = await call(reviewLinks.create, { params, body: unknown, token });
      expectError(missing, 404, 'version-not-found');
      const ended = { name: 'Вчера', expiresAt: '2020-01-01T00:00:00.000Z' };
      const past = expectContract(
        reviewLinks.create,
        await call(reviewLinks.create, { params, body: ended, token }),
      );
      const late = { [reviewLinkHeader]: past.secret };
      expectError(await call(review.read, { params, headers: late }), 404, 'review-not-found');
    },
  },
];
