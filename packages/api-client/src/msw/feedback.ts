import type { HttpHandler } from 'msw';
import { type Comment, contract, type ReportReason } from '../contract/index.ts';
import type { FixtureComment, FixtureStory } from '../fixtures/index.ts';
import { replaceStory } from './content.ts';
import { done, handle, type Setting } from './handle.ts';
import { refuse } from './refuse.ts';
import { findReadable } from './stories.ts';
import type { World } from './world.ts';

const { feedback } = contract;

type Looked = { story: FixtureStory; viewerId: string | undefined };

const toComment = (
  world: World,
  { story, viewerId }: Looked,
  { id, authorId, text, createdAt }: FixtureComment,
): Comment => {
  const isOwn = authorId === viewerId;
  return {
    id,
    text,
    authorName: world.users.find((user) => user.id === authorId)?.displayName ?? '',
    isByAuthor: authorId === story.ownerId,
    isOwn,
    canDelete: isOwn || story.ownerId === viewerId,
    createdAt,
  };
};

const findPublic = (world: World, id: string): FixtureStory | undefined =>
  world.stories.find((story) => story.id === id && story.isPublic);

/** Takes a comment away from its story. */
export const withoutComment = (story: FixtureStory, commentId: string): FixtureStory => ({
  ...story,
  comments: story.comments.filter(({ id }) => id !== commentId),
});

type NewReport = {
  storyId: string;
  commentId: string | null;
  reporterId: string;
  reason: ReportReason;
  details?: string | undefined;
};

function report(world: World, { details = '', ...facts }: NewReport): typeof done {
  const isKnown = world.reports.some(
    (one) =>
      one.storyId === facts.storyId &&
      one.commentId === facts.commentId &&
      one.reporterId === facts.reporterId,
  );
  const added = { ...facts, details: details || null, reportedAt: world.now(), isSettled: false };
  if (!isKnown) world.reports = [...world.reports, added];
  return done;
}

const reportHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, feedback.reportStory, ({ world, params, body, session }) => {
    const story = findPublic(world, params.id);
    if (!story) return refuse('story-not-found');
    const reporterId = session.user.id;
    return report(world, { storyId: story.id, commentId: null, reporterId, ...body });
  }),

  handle(setting, feedback.reportComment, ({ world, params, body, session }) => {
    const story = findPublic(world, params.id);
    if (!story) return refuse('story-not-found');
    const { commentId } = params;
    if (!story.comments.some(({ id }) => id === commentId)) return refuse('comment-not-found');
    return report(world, { storyId: story.id, commentId, reporterId: session.user.id, ...body });
  }),
];

export const feedbackHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, feedback.comments, ({ world, params, query, session }) => {
    const viewerId = session?.user.id;
    const story = findReadable(world, params.id, viewerId);
    if (!story) return refuse('story-not-found');
    const newest = story.comments.toReversed();
    const place = newest.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return refuse('cursor-invalid');
    const shown = newest.slice(place + 1, place + 1 + query.limit);
    return {
      items: shown.map((one) => toComment(world, { story, viewerId }, one)),
      total: newest.length,
      nextCursor: place + 1 + query.limit < newest.length ? (shown.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, feedback.comment, ({ world, params, body, session: { user } }) => {
    const story = findPublic(world, params.id);
    if (!story) return refuse('story-not-found');
    const said = {
      id: world.newId('comment'),
      authorId: user.id,
      text: body.text,
      createdAt: world.now(),
    };
    replaceStory(world, { ...story, comments: [...story.comments, said] });
    return toComment(world, { story, viewerId: user.id }, said);
  }),

  handle(setting, feedback.removeComment, ({ world, params, session: { user } }) => {
    const story = findReadable(world, params.id, user.id);
    if (!story) return refuse('story-not-found');
    const said = story.comments.find(({ id }) => id === params.commentId);
    if (!said) return refuse('comment-not-found');
    if (said.authorId !== user.id && story.ownerId !== user.id) return refuse('forbidden');
    replaceStory(world, withoutComment(story, said.id));
    return done;
  }),

  ...reportHandlers(setting),
];
