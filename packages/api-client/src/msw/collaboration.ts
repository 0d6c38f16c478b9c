import type { HttpHandler } from 'msw';
import {
  contract,
  type ReviewComment,
  type ReviewThread,
  type StoryMember,
} from '../contract/index.ts';
import { fixtureInvitationSecret, isAuthor } from '../fixtures/index.ts';
import { signPath } from './media.ts';
import { done, type Mock, refuse, type Session } from './mock.ts';
import { byId, type MockDatabase, pageFrom, removeById } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { members, review, reviewLinks } = contract;

/** Who reads and who writes a draft: its review and its members. Every secret opens it. */
export function collaborationMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { own, summary } = storiesIn(database);

  const write = (
    { id, text }: { id: string; text: string },
    session: Session | null,
  ): ReviewComment => ({
    id,
    text,
    authorName: session?.user.displayName ?? 'Гость',
    authorAvatarUrl: null,
    isByAuthor: database.stories.some(({ ownerId }) => ownerId === session?.user.id),
    isOwn: true,
    canDelete: true,
    createdAt: database.now(),
    editedAt: null,
  });

  const changed = (thread: ReviewThread, change: Partial<ReviewThread>): ReviewThread =>
    Object.assign(thread, change, { updatedAt: database.now() });

  /** The thread of a comment, with the comment replaced by what `edit` makes of it. */
  const edited = (commentId: string, edit: (comment: ReviewComment) => ReviewComment[]) => {
    const thread =
      database.threads.find(({ comments }) => comments.some(({ id }) => id === commentId)) ??
      refuse('comment-not-found');
    const comments = thread.comments.flatMap((one) => (one.id === commentId ? edit(one) : [one]));
    return changed(thread, { comments });
  };

  return [
    mock(review.read, (call) => {
      const story = byId(database.stories, call.params.id, 'review-not-found');
      const isOwner = story.ownerId === call.session?.user.id;
      const [link] = database.reviewLinks;
      return {
        id: story.id,
        story: story.document,
        version: story.version,
        isOwner,
        authorName: summary(story, call).authorName,
        link: isOwner || !link ? null : { ...link, isFixed: link.version !== null },
        readerName: call.session?.user.displayName ?? null,
      };
    }),
    mock(review.arrive, () => done),
    mock(review.signMedia, ({ body }) => ({ items: body.paths.map(signPath) })),
    mock(review.threads, ({ query }) => pageFrom(database.threads, query)),
    mock(review.openThread, ({ body, session }) => {
      const { id, anchor, suggestion = null, reading = null, version, text = '' } = body;
      const comment = write({ id: `${id}-first`, text }, session);
      const { createdAt } = comment;
      const thread = {
        ...{ id, anchor, suggestion, reading, version, comments: [comment] },
        ...{ takenAt: null, resolvedAt: null, linkName: null, createdAt, updatedAt: createdAt },
      };
      database.threads.push(thread);
      return thread;
    }),
    mock(review.changeThread, ({ params, body: { isResolved, isTaken } }) => {
      const thread = byId(database.threads, params.threadId, 'thread-not-found');
      const now = database.now();
      return changed(thread, {
        ...(isResolved !== undefined && { resolvedAt: isResolved ? now : null }),
        ...(isTaken !== undefined && { takenAt: isTaken ? now : null }),
      });
    }),
    mock(review.addComment, ({ params, body, session }) => {
      const thread = byId(database.threads, params.threadId, 'thread-not-found');
      return changed(thread, { comments: [...thread.comments, write(body, session)] });
    }),
    mock(review.changeComment, ({ params, body: { text } }) =>
      edited(params.commentId, (one) => [{ ...one, text, editedAt: database.now() }]),
    ),
    mock(review.removeComment, ({ params }) => {
      edited(params.commentId, () => []);
    }),
    mock(review.reportComment, () => done),

    mock(reviewLinks.list, () => ({ items: database.reviewLinks })),
    mock(reviewLinks.create, ({ body }) => {
      const createdAt = database.now();
      const link = { ...body, id: `link-${createdAt}`, createdAt, readers: [], openThreads: 0 };
      database.reviewLinks.unshift(link);
      return { ...link, secret: 'first-secret-of-a-link' };
    }),
    mock(reviewLinks.change, ({ params, body }) =>
      Object.assign(byId(database.reviewLinks, params.linkId), body),
    ),
    mock(reviewLinks.renew, ({ params }) => ({
      ...byId(database.reviewLinks, params.linkId),
      secret: 'next-secret-of-a-link',
    })),
    mock(reviewLinks.revoke, ({ params }) => removeById(database.reviewLinks, params.linkId)),

    mock(members.list, (call) => {
      const { ownerId, coAuthorIds } = own(call);
      const viewerId = call.session.user.id;
      const memberOf = (userId: string, joinedAt: string | null): StoryMember => {
        const { displayName: name, avatarUrl } = byId(database.users, userId);
        return { userId, name, avatarUrl, joinedAt, isYou: userId === viewerId };
      };
      return {
        owner: memberOf(ownerId, null),
        coAuthors: coAuthorIds.map((id) => memberOf(id, '2026-11-20T10:12:00.000Z')),
        invitations: ownerId === viewerId ? database.invitations : [],
      };
    }),
    mock(members.remove, (call) => {
      const story = own(call);
      story.coAuthorIds = story.coAuthorIds.filter((id) => id !== call.params.userId);
    }),
    mock(members.handOver, (call) => {
      const story = own(call);
      const { userId } = call.body;
      const others = story.coAuthorIds.filter((id) => id !== userId);
      Object.assign(story, { ownerId: userId, coAuthorIds: [...others, story.ownerId] });
    }),
    mock(members.invite, ({ body: { email, expiresAt } }) => {
      const createdAt = database.now();
      const invitation = { id: `invitation-${createdAt}`, email, expiresAt, createdAt };
      database.invitations.unshift(invitation);
      return { ...invitation, secret: email === null ? fixtureInvitationSecret : null };
    }),
    mock(members.changeInvitation, ({ params, body }) =>
      Object.assign(byId(database.invitations, params.invitationId), body),
    ),
    mock(members.revokeInvitation, ({ params }) =>
      removeById(database.invitations, params.invitationId),
    ),
    mock(members.invitation, (call) => {
      const story = byId(database.stories, call.params.id, 'invitation-not-found');
      const { title, authorName: ownerName } = summary(story, call);
      return { title, ownerName, isMember: isAuthor(story, call.session.user.id) };
    }),
    mock(members.accept, ({ params, session }) => {
      const story = byId(database.stories, params.id, 'invitation-not-found');
      story.coAuthorIds = [...story.coAuthorIds, session.user.id];
    }),
  ];
}
