import type { HttpHandler } from 'msw';
import { contract, type ReportedThing } from '../contract/index.ts';
import { replaceStory } from './content.ts';
import { withoutComment } from './feedback.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst } from './paging.ts';
import { refuse } from './refuse.ts';
import { replaceDocument } from './replaceDocument.ts';
import type { World } from './world.ts';

const { moderation } = contract;
const shownReports = 20;

type Report = World['reports'][number];

const thingIdOf = ({ storyId, commentId }: Report): string => commentId ?? storyId;

const nameOf = (world: World, userId: string | undefined): string =>
  world.users.find(({ id }) => id === userId)?.displayName ?? '';

function toThing(world: World, id: string, reports: readonly Report[]): ReportedThing[] {
  const [last] = reports;
  const story = world.stories.find((one) => one.id === last?.storyId);
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
      authorName: nameOf(world, comment?.authorId ?? story.ownerId),
      reportCount: reports.length,
      reports: reports.slice(0, shownReports).map((one) => ({
        reason: one.reason,
        details: one.details,
        reporterName: nameOf(world, one.reporterId),
        reportedAt: one.reportedAt,
      })),
      lastReportedAt: last.reportedAt,
    },
  ];
}

/** What is reported and not settled, the last reported first. */
function reportedThings(world: World): ReportedThing[] {
  const open = world.reports.filter(({ isSettled }) => !isSettled);
  const newest = latestFirst(open, ({ reportedAt }) => reportedAt);
  const ids = [...new Set(newest.map(thingIdOf))];
  return ids.flatMap((id) =>
    toThing(
      world,
      id,
      newest.filter((one) => thingIdOf(one) === id),
    ),
  );
}

function settle(world: World, thingId: string): boolean {
  const isOpen = world.reports.some((one) => thingIdOf(one) === thingId && !one.isSettled);
  world.reports = world.reports.map((one) =>
    thingIdOf(one) === thingId ? { ...one, isSettled: true } : one,
  );
  return isOpen;
}

export const moderationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, moderation.reports, ({ world, query }) => {
    const things = reportedThings(world);
    const place = things.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return refuse('cursor-invalid');
    const items = things.slice(place + 1, place + 1 + query.limit);
    return {
      items,
      nextCursor: place + 1 + query.limit < things.length ? (items.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, moderation.unpublish, ({ world, params, body }) => {
    const story = world.stories.find(({ id, isPublic }) => id === params.id && isPublic);
    if (!story) return refuse('story-not-found');
    const hidden = replaceDocument(world, story, story.document, { always: true });
    replaceStory(world, { ...hidden, isPublic: false, unpublishedReason: body.reason });
    world.unpublishedAt.set(story.id, hidden.version);
    settle(world, story.id);
    return done;
  }),

  handle(setting, moderation.removeComment, ({ world, params }) => {
    const story = world.stories.find(({ comments }) => comments.some(({ id }) => id === params.id));
    if (!story) return refuse('comment-not-found');
    replaceStory(world, withoutComment(story, params.id));
    settle(world, params.id);
    return done;
  }),

  handle(setting, moderation.dismiss, ({ world, params }) =>
    settle(world, params.id) ? done : refuse('report-not-found'),
  ),
];
