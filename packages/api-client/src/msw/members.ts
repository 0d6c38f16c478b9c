import type { HttpHandler } from 'msw';
import { contract, type StoryMember } from '../contract/index.ts';
import { type FixtureStory, fixtureInvitationSecret, isAuthor } from '../fixtures/index.ts';
import { byId, type Mock, refuse } from './mock.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { members } = contract;

const joinedAt = '2026-11-20T10:12:00.000Z';

/** Who writes a story; the secret of the fixture world opens every invitation. */
export function memberMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { own, summary } = storiesIn(database);

  const memberOf = (userId: string, viewerId: string, since: string | null): StoryMember => {
    const { displayName, avatarUrl } = byId(database.users, userId, 'user-not-found');
    return { userId, name: displayName, avatarUrl, joinedAt: since, isYou: userId === viewerId };
  };

  const without = ({ coAuthorIds }: FixtureStory, userId: string): string[] =>
    coAuthorIds.filter((id) => id !== userId);

  return [
    mock(members.list, (call) => {
      const story = own(call);
      const viewerId = call.session.user.id;
      return {
        owner: memberOf(story.ownerId, viewerId, null),
        coAuthors: story.coAuthorIds.map((id) => memberOf(id, viewerId, joinedAt)),
        invitations: story.ownerId === viewerId ? database.invitations : [],
      };
    }),
    mock(members.remove, (call) => {
      const story = own(call);
      story.coAuthorIds = without(story, call.params.userId);
    }),
    mock(members.handOver, (call) => {
      const story = own(call);
      const former = story.ownerId;
      story.ownerId = call.body.userId;
      story.coAuthorIds = [...without(story, story.ownerId), former];
    }),
    mock(members.invite, ({ body: { email, expiresAt } }) => {
      const createdAt = database.now();
      const invitation = { id: `invitation-${createdAt}`, email, expiresAt, createdAt };
      database.invitations.unshift(invitation);
      return { ...invitation, secret: email === null ? fixtureInvitationSecret : null };
    }),
    mock(members.changeInvitation, ({ params, body }) =>
      Object.assign(byId(database.invitations, params.invitationId, 'invitation-not-found'), body),
    ),
    mock(members.revokeInvitation, ({ params }) => {
      database.invitations = database.invitations.filter(({ id }) => id !== params.invitationId);
    }),
    mock(members.invitation, (call) => {
      const story = byId(database.stories, call.params.id, 'invitation-not-found');
      const { title, authorName } = summary(story, call);
      return { title, ownerName: authorName, isMember: isAuthor(story, call.session.user.id) };
    }),
    mock(members.accept, ({ params, session }) => {
      const story = byId(database.stories, params.id, 'invitation-not-found');
      if (story.unpublishedReason !== null) refuse('invitation-not-found');
      if (!isAuthor(story, session.user.id)) {
        story.coAuthorIds = [...story.coAuthorIds, session.user.id];
      }
    }),
  ];
}
