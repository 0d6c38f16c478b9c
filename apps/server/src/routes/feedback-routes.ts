import { feedbackRoutes } from '@dreamfork/api-client/contract';
import { addComment, listComments, removeComment } from '../services/feedback/comments.ts';
import { report } from '../services/feedback/report.ts';
import type { RouteGroup } from './register-routes.ts';
import { readerOf } from './register-routes.ts';

const done = { success: true } as const;

export const registerFeedbackRoutes: RouteGroup = ({ answer, services, limits }) => {
  answer(feedbackRoutes.comments, async ({ params, query, identify }) =>
    listComments(services, { storyId: params.id, query, ...(await readerOf(identify)) }),
  );
  answer(
    feedbackRoutes.comment,
    ({ params, body, viewer }) =>
      addComment(services, { storyId: params.id, author: viewer.user, text: body.text }),
    { preHandler: limits.comments, config: { takesSpace: true } },
  );
  answer(feedbackRoutes.removeComment, async ({ params, viewer }) => {
    const { id: storyId, commentId } = params;
    await removeComment(services, { storyId, commentId, userId: viewer.user.id });
    return done;
  });
  answer(
    feedbackRoutes.reportStory,
    async ({ params, body, viewer }) => {
      await report(services, { ...body, storyId: params.id, reporterId: viewer.user.id });
      return done;
    },
    { preHandler: limits.reports, config: { takesSpace: true } },
  );
  answer(
    feedbackRoutes.reportComment,
    async ({ params, body, viewer }) => {
      const { id: storyId, commentId } = params;
      await report(services, { ...body, storyId, commentId, reporterId: viewer.user.id });
      return done;
    },
    { preHandler: limits.reports, config: { takesSpace: true } },
  );
};
