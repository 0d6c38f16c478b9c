import type { HttpHandler } from 'msw';
import { contract, type ReviewComment, type ReviewThread } from '../contract/index.ts';
import { byId, done, type Mock, refuse, type Session } from './mock.ts';
import { latestFirst, type MockDatabase, pageFrom } from './mockDatabase.ts';
import { signPath, storiesIn } from './stories.ts';

const { review, reviewLinks } = contract;

/** The review of a draft: whoever asks is let in, under the name that was given last. */
export function reviewMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { own, summary } = storiesIn(database);
  let readerName: string | null = null;

  const write = (
    { id, text }: { id: string; text: string },
    session: Session | null,
  ): ReviewComment => ({
    id,
    text,
    authorName: session?.user.displayName ?? readerName ?? refuse('review-guest-unnamed'),
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
        authorName: summary(story, call).authorName,
        isOwner,
        link:
          isOwner || !link
            ? null
            : {
                name: link.name,
                isFixed: link.version !== null,
                allowsComments: link.allowsComments,
                expiresAt: link.expiresAt,
              },
        readerName: call.session?.user.displayName ?? readerName,
      };
    }),
    mock(review.arrive, ({ body }) => {
      readerName = body.name ?? readerName;
    }),
    mock(review.signMedia, ({ body }) => ({ items: body.paths.map(signPath) })),
    mock(review.threads, ({ query }) =>
      pageFrom(
        latestFirst(database.threads, ({ updatedAt }) => updatedAt),
        query,
      ),
    ),
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
      const comments = [...thread.comments, write(body, session)];
      return changed(thread, { comments, resolvedAt: null });
    }),
    mock(review.changeComment, ({ params, body: { text } }) =>
      edited(params.commentId, (one) => [{ ...one, text, editedAt: database.now() }]),
    ),
    mock(review.removeComment, ({ params }) => {
      edited(params.commentId, () => []);
    }),
    mock(review.reportComment, () => done),

    mock(reviewLinks.list, () => ({ items: database.reviewLinks })),
    mock(reviewLinks.create, (call) => {
      own(call);
      const createdAt = database.now();
      const id = `link-${createdAt}`;
      const link = { ...call.body, id, createdAt, readers: [], openThreads: 0 };
      database.reviewLinks.unshift(link);
      return { ...link, secret: 'first-secret-of-a-link' };
    }),
    mock(reviewLinks.change, ({ params, body }) =>
      Object.assign(byId(database.reviewLinks, params.linkId, 'review-not-found'), body),
    ),
    mock(reviewLinks.renew, ({ params }) => ({
      ...byId(database.reviewLinks, params.linkId, 'review-not-found'),
      secret: 'next-secret-of-a-link',
    })),
    mock(reviewLinks.revoke, ({ params }) => {
      database.reviewLinks = database.reviewLinks.filter(({ id }) => id !== params.linkId);
    }),
  ];
}
