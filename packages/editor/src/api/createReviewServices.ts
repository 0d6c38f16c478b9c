import { type ApiClient, type ApiError, routes } from '@dreamfork/api-client';
import { fail, type Result, succeed } from '@dreamfork/story';
import type { ReviewServices, ServiceProblem } from '../services/index.ts';
import { toServiceProblem } from './saveProblem.ts';

const toAnswer = <Value>(answer: Result<Value, ApiError>): Result<Value, ServiceProblem> =>
  answer.ok ? succeed(answer.value) : fail(toServiceProblem(answer.error));

/** What first readers say over the Dreamfork API. */
export const createReviewServices = (client: ApiClient): ReviewServices => ({
  threads: async ({ id, cursor }) =>
    toAnswer(
      await client.call(routes.review.threads, {
        params: { id },
        query: cursor === undefined ? {} : { cursor },
      }),
    ),
  addComment: async ({ id, threadId, comment }) =>
    toAnswer(
      await client.call(routes.review.addComment, { params: { id, threadId }, body: comment }),
    ),
  changeThread: async ({ id, threadId, change }) =>
    toAnswer(
      await client.call(routes.review.changeThread, { params: { id, threadId }, body: change }),
    ),
  changeComment: async ({ id, commentId, text }) =>
    toAnswer(
      await client.call(routes.review.changeComment, { params: { id, commentId }, body: { text } }),
    ),
  removeComment: async ({ id, commentId }) =>
    toAnswer(await client.call(routes.review.removeComment, { params: { id, commentId } })),
});
