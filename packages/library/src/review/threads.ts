import { type ReviewThread, routes } from '@dreamfork/api-client';
import { type OptimisticUpdate, optimisticUpdate } from '@dreamfork/api-client/hooks';

/** The kept lists with a thread as the server tells it now. */
export const updatedThreads = (thread: ReviewThread): OptimisticUpdate[] => [
  optimisticUpdate(routes.review.threads, (list) => ({
    ...list,
    items: [thread, ...list.items.filter(({ id }) => id !== thread.id)],
  })),
];

/** Threads that still hold a comment, in the order of their beginning. */
export const shownThreads = (threads: readonly ReviewThread[]): ReviewThread[] =>
  threads
    .filter(({ comments }) => comments.length > 0)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
