import type { HttpHandler } from 'msw';
import { contract, type ReportedThing } from '../contract/index.ts';
import { recordAct } from './audit.ts';
import { replaceStory } from './content.ts';
import { errorReply } from './errorReply.ts';
import { withoutComment } from './feedback.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { replaceDocument } from './replaceDocument.ts';
import { keepUnpublished } from './unpublished.ts';

const { moderation } = contract;
const shownReports = 20;

type Report = MockDatabase['reports'][number];

const thingIdOf = ({ storyId, commentId }: Report): string => commentId ?? storyId;

const nameOf = (database: MockDatabase, userId: string | undefined): string =>
  database.users.find(({ id }) => id === userId)?.displayName ?? '';

const usernameOf = (database: MockDatabase, userId: string | undefined): string =>
  database.users.find(({ id }) => id === userId)?.username ?? '';

/** Moderators see and decide what readers can see. */
const publicStory = (database: MockDatabase, storyId: string | undefined) =>
  database.stories.find(({ id, isPublic }) => id === storyId && isPublic);

function toThing(database: MockDatabase, id: string, reports: readonly Report[]): ReportedThing[] {
  const [last] = reports;
  const story = publicStory(database, last?.storyId);
  const comment = story?.comments.find((one) => one.id === last?.commentId);
  if (!last || !story || (last.commentId !== null && !comment)) return [];
  return [
    {
      id,
      kind: comment ? 'comment' : 'story',
      storyId: story.id,
      storyTitle: story.document.title,
      comment: comment
        ? { id: comment.id, text: comment.text, createdAt: comment.createdAt }
        : null,
      authorName: nameOf(database, comment?.authorId ?? story.ownerId),
      reportCount: reports.length,
      reports: reports.slice(0, shownReports).map((one) => ({
        reason: one.reason,
        details: one.details,
        reporterName: nameOf(database, one.reporterId),
        reportedAt: one.reportedAt,
      })),
      lastReportedAt: last.reportedAt,
    },
  ];
}

/** What is reported and not settled, the last reported first. */
function reportedThings(database: MockDatabase): ReportedThing[] {
  const open = database.reports.filter(({ isSettled }) => !isSettled);
  const newest = latestFirst(open, ({ reportedAt }) => reportedAt);
  const ids = [...new Set(newest.map(thingIdOf))];
  return ids.flatMap((id) =>
    toThing(
      database,
      id,
      newest.filter((one) => thingIdOf(one) === id),
    ),
  );
}

function settle(database: MockDatabase, thingId: string): void {
  database.reports = database.reports.map((one) =>
    thingIdOf(one) === thingId ? { ...one, isSettled: true } : one,
  );
}

export const moderationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, moderation.reports, ({ database, query }) => {
    const things = reportedThings(database);
    const place = things.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return errorReply('cursor-invalid');
    const items = things.slice(place + 1, place + 1 + query.limit);
    return {
      items,
      nextCursor: place + 1 + query.limit < things.length ? (items.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, moderation.unpublish, ({ database, params, body, session }) => {
    const story = publicStory(database, params.id);
    if (!story) return errorReply('story-not-found');
    const hidden = replaceDocument(database, story, story.document, { always: true });
    replaceStory(database, { ...hidden, isPublic: false, unpublishedReason: body.reason });
    keepUnpublished(database, story);
    settle(database, story.id);
    recordAct(database, session, {
      action: 'story-unpublish',
      target: { kind: 'story', id: story.id, name: story.document.title },
      reason: body.reason,
      before: { isPublic: true },
      after: { isPublic: false },
    });
    return done;
  }),

  handle(setting, moderation.removeComment, ({ database, params, session }) => {
    const story = database.stories.find(
      ({ comments, isPublic }) => isPublic && comments.some(({ id }) => id === params.id),
    );
    if (!story) return errorReply('comment-not-found');
    replaceStory(database, withoutComment(story, params.id));
    settle(database, params.id);
    const comment = story.comments.find(({ id }) => id === params.id);
    recordAct(database, session, {
      action: 'comment-remove',
      target: { kind: 'comment', id: params.id, name: usernameOf(database, comment?.authorId) },
      before: { commentText: comment?.text },
    });
    return done;
  }),

  handle(setting, moderation.dismiss, ({ database, params, session }) => {
    const thing = reportedThings(database).find(({ id }) => id === params.id);
    if (!thing) return errorReply('report-not-found');
    settle(database, params.id);
    const comments = database.stories.flatMap((story) => story.comments);
    const authorId = comments.find(({ id }) => id === thing.id)?.authorId;
    recordAct(database, session, {
      action: 'reports-dismiss',
      target: {
        kind: thing.kind,
        id: thing.id,
        name: thing.comment ? usernameOf(database, authorId) : thing.storyTitle,
      },
      before: { openReports: thing.reportCount },
      after: { openReports: 0 },
    });
    return done;
  }),
];
