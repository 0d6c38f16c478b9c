import { expect } from 'vitest';
import { contract, type InvitationRequest } from '../contract/index.ts';
import { anna, boris, moderator } from '../fixtures/index.ts';
import { invitationHeader } from '../values/members.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { members, stories } = contract;

/** A private story of Anna's, and calls of its members. */
async function sharedStory(context: CaseContext, title: string) {
  const { call, expectContract, signIn } = context;
  const token = await signIn(anna);
  const { id } = await createStory(context, token, title);
  const params = { id };
  const invite = async (body: InvitationRequest = {}) =>
    expectContract(members.invite, await call(members.invite, { params, body, token }));
  const byLink = (secret: string | null) => ({ headers: { [invitationHeader]: secret ?? '' } });
  const accept = (by: { token: string; headers?: Record<string, string> }) =>
    call(members.accept, { params, ...by });
  const list = async (by = token) =>
    expectContract(members.list, await call(members.list, { params, token: by }));
  return { id, params, token, invite, byLink, accept, list };
}

/** Stories that several people write. */
export const memberCases: ContractCase[] = [
  {
    name: 'whoever holds the link of an invitation may become a co-author, until it is revoked',
    async run(context) {
      const { call, expectContract, expectError, signIn } = context;
      const story = await sharedStory(context, 'Вдвоём по ссылке');
      const { params, token, invite, byLink, accept, list } = story;
      const invitation = await invite();
      expect(invitation).toMatchObject({ email: null, expiresAt: null });
      const other = { token: await signIn(boris) };
      const link = { ...other, ...byLink(invitation.secret) };
      const unknown = { ...other, ...byLink('unknown') };
      expectError(
        await call(members.invitation, { params, ...unknown }),
        404,
        'invitation-not-found',
      );
      expectError(await accept(other), 404, 'invitation-not-found');
      const told = expectContract(
        members.invitation,
        await call(members.invitation, { params, ...link }),
      );
      expect(told).toMatchObject({ title: 'Вдвоём по ссылке', isMember: false });
      expectError(await call(members.list, { params, ...other }), 404, 'story-not-found');
      for (const _time of [1, 2]) expectContract(members.accept, await accept(link));
      const { secret: _secret, ...listed } = invitation;
      expect(await list()).toMatchObject({
        owner: { userId: anna.id, joinedAt: null, isYou: true },
        coAuthors: [{ userId: boris.id, name: boris.displayName, isYou: false }],
        invitations: [listed],
      });
      expect(await list(other.token)).toMatchObject({
        coAuthors: [{ isYou: true }],
        invitations: [],
      });
      const invitationParams = { ...params, invitationId: invitation.id };
      const revoke = () => call(members.revokeInvitation, { params: invitationParams, token });
      expectContract(members.revokeInvitation, await revoke());
      expectError(await revoke(), 404, 'invitation-not-found');
      const late = { token: await signIn(moderator), ...byLink(invitation.secret) };
      expectError(await accept(late), 404, 'invitation-not-found');
    },
  },
  {
    name: 'an invitation may be for one person, and for a time',
    async run(context) {
      const { call, expectContract, expectError, signIn } = context;
      const { params, token, invite, byLink, accept, list } = await sharedStory(context, 'Вдвоём');
      const named = await invite({ email: moderator.email });
      expect(named).toMatchObject({ email: moderator.email, secret: null });
      const stranger = { token: await signIn(boris) };
      expectError(await accept(stranger), 404, 'invitation-not-found');
      expectContract(members.accept, await accept({ token: await signIn(moderator) }));
      expect(await list()).toMatchObject({
        coAuthors: [{ userId: moderator.id }],
        invitations: [],
      });

      const past = '2020-01-01T00:00:00.000Z';
      const ended = await invite({ expiresAt: past });
      const link = { ...stranger, ...byLink(ended.secret) };
      expectError(await accept(link), 404, 'invitation-not-found');
      const change = { params: { ...params, invitationId: ended.id }, body: { expiresAt: null } };
      const changed = await call(members.changeInvitation, { ...change, token });
      expect(expectContract(members.changeInvitation, changed).expiresAt).toBeNull();
      expectContract(members.accept, await accept(link));
    },
  },
  {
    name: 'a co-author saves, leaves, is removed, and may become the owner',
    async run(context) {
      const { call, expectContract, expectError, signIn } = context;
      const { id, params, token, invite, byLink, accept, list } = await sharedStory(
        context,
        'Трое',
      );
      const friend = await signIn(boris);
      const { secret } = await invite();
      await accept({ token: friend, ...byLink(secret) });
      const saved = await call(stories.update, {
        params,
        body: saveForm(smallStory('Трое в лодке')),
        token: friend,
      });
      expect(expectContract(stories.update, saved).story).toMatchObject({
        title: 'Трое в лодке',
        isOwn: false,
        role: 'co-author',
        authorName: anna.displayName,
      });

      const remove = (userId: string, by: string) =>
        call(members.remove, { params: { id, userId }, token: by });
      expectError(await remove(anna.id, friend), 404, 'story-not-found');
      expectContract(members.remove, await remove(boris.id, friend));
      expectError(await call(members.list, { params, token: friend }), 404, 'story-not-found');
      await accept({ token: friend, ...byLink(secret) });
      expectContract(members.remove, await remove(boris.id, token));
      // Who was removed does not come again by the link that they know.
      const again = await accept({ token: friend, ...byLink(secret) });
      expectError(again, 404, 'invitation-not-found');

      const handOver = (userId: string, by: string) =>
        call(members.handOver, { params, body: { userId }, token: by });
      expectError(await handOver(boris.id, token), 404, 'user-not-found');
      await accept({ token: friend, ...byLink((await invite()).secret) });
      expectError(await handOver(boris.id, friend), 404, 'story-not-found');
      expectContract(members.handOver, await handOver(boris.id, token));
      expect(await list(friend)).toMatchObject({
        owner: { userId: boris.id },
        coAuthors: [{ userId: anna.id }],
      });
    },
  },
];
