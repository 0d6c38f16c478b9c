import { reviewRoutes } from '@dreamfork/api-client/contract';
import { ApiError } from '../api-error.ts';
import { report } from '../services/feedback/report.ts';
import {
  addComment,
  changeComment,
  removeComment,
  requireReviewComment,
} from '../services/review/comments.ts';
import { readReview } from '../services/review/read-review.ts';
import { listThreads } from '../services/review/read-threads.ts';
import { arrive } from '../services/review/readers.ts';
import { may } from '../services/review/review-rights.ts';
import { signReviewMedia } from '../services/review/sign-media.ts';
import { changeThread, openThread } from '../services/review/threads.ts';
import { type RouteGroup, textBodyLimit } from './register-routes.ts';
import { accessOf, admit, hideAnswer } from './review-access.ts';

const done = { success: true } as const;

const registerReading: RouteGroup = ({ answer, send, services }) => {
  const reading = { onRequest: [hideAnswer], preHandler: [admit(services)] };
  send(
    reviewRoutes.read,
    async ({ abortable, request, reply }) => {
      const text = await readReview(abortable(), accessOf(request));
      return reply.header('content-type', 'application/json; charset=utf-8').send(text);
    },
    reading,
  );
  answer(
    reviewRoutes.arrive,
    async ({ body, request }) => {
      await arrive(services, accessOf(request), body);
      return done;
    },
    { ...reading, config: { takesSpace: true } },
  );
  answer(
    reviewRoutes.signMedia,
    ({ body, request, abortable }) => signReviewMedia(abortable(), accessOf(request), body.paths),
    reading,
  );
  answer(
    reviewRoutes.threads,
    ({ query, request }) => listThreads(services, accessOf(request), query),
    reading,
  );
};

const registerWriting: RouteGroup = ({ answer, services, limits }) => {
  const changing = { onRequest: [hideAnswer], preHandler: [admit(services)] };
  const writing = {
    onRequest: [hideAnswer],
    preHandler: [admit(services), ...limits.comments],
    config: { takesSpace: true },
  };
  answer(
    reviewRoutes.openThread,
    ({ body, request }) => openThread(services, accessOf(request), body),
    {
      // Only who is let in sends a large body.
      onRequest: [hideAnswer, admit(services)],
      preHandler: limits.comments,
      bodyLimit: textBodyLimit,
      config: { takesSpace: true },
    },
  );
  answer(
    reviewRoutes.changeThread,
    ({ params, body, request }) =>
      changeThread(services, accessOf(request), { threadId: params.threadId, change: body }),
    changing,
  );
  answer(
    reviewRoutes.addComment,
    ({ params, body, request }) =>
      addComment(services, accessOf(request), { threadId: params.threadId, comment: body }),
    writing,
  );
  answer(
    reviewRoutes.changeComment,
    ({ params, body, request }) =>
      changeComment(services, accessOf(request), {
        commentId: params.commentId,
        text: body.text,
      }),
    writing,
  );
  answer(
    reviewRoutes.removeComment,
    async ({ params, request }) => {
      await removeComment(services, accessOf(request), params.commentId);
      return done;
    },
    changing,
  );
};

const registerReports: RouteGroup = ({ answer, services, limits }) => {
  answer(
    reviewRoutes.reportComment,
    async ({ params, body, request }) => {
      const access = accessOf(request);
      const { storyId, user } = access;
      const { commentId } = params;
      await requireReviewComment(services.database, access, commentId);
      if (!user || !may(access, 'report')) throw new ApiError('unauthorized');
      await report(services, {
        ...body,
        storyId,
        commentId,
        isOfReview: true,
        reporterId: user.id,
      });
      return done;
    },
    {
      onRequest: [hideAnswer],
      preHandler: [admit(services), ...limits.reports],
      config: { takesSpace: true },
    },
  );
};

/** Drafts for their first readers, and what they say. */
export const registerReviewRoutes: RouteGroup = (tools) => {
  registerReading(tools);
  registerWriting(tools);
  registerReports(tools);
};
