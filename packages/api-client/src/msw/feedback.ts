import type { HttpHandler } from 'msw';
import { type Comment, contract, type ReportReason } from '../contract/index.ts';
import type { FixtureComment, FixtureStory } from '../fixtures/index.ts';
import { openCase } from './cases.ts';
import { replaceStory } from './content.ts';
import { errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { findReadable } from './stories.ts';

const { feedback } = contract;

type Looked = { story: FixtureStory; viewerId: string | undefined };

const toComment = (
  database: MockDatabase,
  { story, viewerId }: Looked,
  { id, authorId, text, createdAt }: FixtureComment,
): Comment => {
  const isOwn = authorId === viewerId;
  const author = database.users.find((user) => user.id === authorId);
  return {
    id,
    text,
    authorName: author?.displayName ?? '',
    authorAvatarUrl: author?.avatarUrl ?? null,
    isByAuthor: authorId === story.ownerId,
    isOwn,
    canDelete: isOwn || story.ownerId === viewerId,
    createdAt,
  };
};

const findPublic = (database: MockDatabase, id: string): FixtureStory | undefined =>
  database.stories.find((story) => story.id === id && story.isPublic);

/** Takes a comment away from its story. */
export const withoutComment = (story: FixtureStory, commentId: string): FixtureStory => ({
  ...story,
  comments: story.comments.filter(({ id }) => id !== commentId),
});

type NewReport = {
  story: FixtureStory;
  commentId: string | null;
  reporterId: string;
  reason: ReportReason;
  details?: string | undefined;
  nodeId?: string | undefined;
};

function report(database: MockDatabase, { story, details = '', ...given }: NewReport): typeof done {
  const facts = { ...given, storyId: story.id };
  const isKnown = database.reports.some(
    (one) =>
      one.storyId === facts.storyId &&
      one.commentId === facts.commentId &&
      one.reporterId === facts.reporterId,
  );
  const added = {
    ...facts,
    details: details || null,
    reportedAt: database.now(),
    isSettled: false,
  };
  if (isKnown) return done;
  database.reports = [...database.reports, added];
  const one = openCase(database, { story, commentId: facts.commentId }, added.reportedAt);
  added.isSettled = one.status === 'settled';
  return done;
}

const reportHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, feedback.reportStory, ({ database, params, body, session }) => {
    const story = findPublic(database, params.id);
    if (!story) return errorReply('story-not-found');
    const reporterId = session.user.id;
    return report(database, { story, commentId: null, reporterId, ...body });
  }),

  handle(setting, feedback.reportComment, ({ database, params, body, session }) => {
    const story = findPublic(database, params.id);
    if (!story) return errorReply('story-not-found');
    const { commentId } = params;
    if (!story.comments.some(({ id }) => id === commentId)) return errorReply('comment-not-found');
    return report(database, { story, commentId, reporterId: session.user.id, ...body });
  }),
];

export const feedbackHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, feedback.comments, ({ database, params, query, session }) => {
    const viewerId = session?.user.id;
    const story = findReadable(database, params.id, viewerId);
    if (!story) return errorReply('story-not-found');
    const newest = story.comments.toReversed();
    const place = newest.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return errorReply('cursor-invalid');
    const shown = newest.slice(place + 1, place + 1 + query.limit);
    return {
      items: shown.map((one) => toComment(database, { story, viewerId }, one)),
      total: newest.length,
      nextCursor: place + 1 + query.limit < newest.length ? (shown.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, feedback.comment, ({ database, params, body, session: { user } }) => {
    const story = findPublic(database, params.id);
    if (!story) return errorReply('story-not-found');
    const said = {
      id: database.newId('comment'),
      authorId: user.id,
      text: body.text,
      createdAt: database.now(),
    };
    replaceStory(database, { ...story, comments: [...story.comments, said] });
    return toComment(database, { story, viewerId: user.id }, said);
  }),

  handle(setting, feedback.removeComment, ({ database, params, session: { user } }) => {
    const story = findReadable(database, params.id, user.id);
    if (!story) return errorReply('story-not-found');
    const said = story.comments.find(({ id }) => id === params.commentId);
    if (!said) return errorReply('comment-not-found');
    if (said.authorId !== user.id && story.ownerId !== user.id) return errorReply('forbidden');
    replaceStory(database, withoutComment(story, said.id));
    return done;
  }),

  ...reportHandlers(setting),
];
