import { fail, type Result, succeed } from '@dreamfork/story';
import type { ReviewServices, ReviewThread, ServiceProblem } from '../../services/index.ts';

/** The most threads that the panel holds. */
export const threadsMaximum = 5000;

export type LoadedThreads = {
  /** Last changed first, each with comments. */
  readonly threads: readonly ReviewThread[];
  /** Older threads are left out. */
  readonly isCut: boolean;
};

const isUnchanged = (known: ReadonlyMap<string, ReviewThread>, thread: ReviewThread): boolean =>
  known.get(thread.id)?.updatedAt === thread.updatedAt;

/**
 * Reads page by page, down to the first thread that is known as it is: what follows has not changed either. A thread
 * whose comments were all deleted is gone.
 */
export async function loadThreads(
  services: ReviewServices,
  id: string,
  last: LoadedThreads | null,
): Promise<Result<LoadedThreads, ServiceProblem>> {
  const known = new Map((last?.threads ?? []).map((thread) => [thread.id, thread]));
  const fresh = new Map<string, ReviewThread>();
  let cursor: string | null = null;
  let isCut = last?.isCut ?? false;
  for (;;) {
    const answer: Awaited<ReturnType<ReviewServices['threads']>> = await services.threads({
      id,
      ...(cursor !== null && { cursor }),
    });
    if (!answer.ok) return fail(answer.error);
    const { items, nextCursor } = answer.value;
    for (const thread of items) fresh.set(thread.id, thread);
    const isDone = nextCursor === null || items.some((thread) => isUnchanged(known, thread));
    if (!last && nextCursor !== null && fresh.size >= threadsMaximum) isCut = true;
    if (isDone || fresh.size >= threadsMaximum) break;
    cursor = nextCursor;
  }
  const kept = [...known.values()].filter((thread) => !fresh.has(thread.id));
  const changed = [...fresh.values()].map((thread) =>
    isUnchanged(known, thread) ? (known.get(thread.id) ?? thread) : thread,
  );
  const all = [...changed, ...kept].filter(({ comments }) => comments.length > 0);
  return succeed({
    threads: all.slice(0, threadsMaximum),
    isCut: isCut || all.length > threadsMaximum,
  });
}
