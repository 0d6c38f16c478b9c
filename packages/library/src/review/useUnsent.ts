import { type ApiClient, type ApiError, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { updatedThreads } from './threads.ts';
import { dropUnsent, keepUnsent, readUnsent, type Unsent, unsentStorage } from './unsent.ts';

/** Milliseconds until what was not sent is tried again, beside the moments when the network comes back. */
const retryAfter = 30_000;

/** A comment that is not sent yet: it waits for the network, or the server does not take it. */
export type Waiting = Unsent & {
  /** Why the server does not take it; absent while it waits for the network. */
  refusal?: string;
  /** Whether it outlives the tab. */
  isKept: boolean;
};

export type UnsentComments = {
  waiting: readonly Waiting[];
  /** Keeps a comment and sends it. */
  add: (unsent: Unsent) => void;
  /** Tries once more what waits, also what was refused. */
  retry: () => void;
  drop: (id: string) => void;
};

function send(client: ApiClient, storyId: string, unsent: Unsent) {
  return unsent.kind === 'thread'
    ? client.call(routes.review.openThread, { params: { id: storyId }, body: unsent.request })
    : client.call(routes.review.addComment, {
        params: { id: storyId, threadId: unsent.threadId },
        body: unsent.request,
      });
}

/** Whether it can be accepted later as it is: without a network, by a busy server, or after a name was given. */
const isPassing = (error: ApiError): boolean =>
  error.kind !== 'http' || error.status >= 500 || error.status === 429 || error.status === 401;

/**
 * Comments on their way: kept in this browser until the server has them, and sent again when the network is back, also
 * after the tab was closed. The server takes a repeated one once.
 */
export function useUnsent(storyId: string): UnsentComments {
  const [storage] = useState(unsentStorage);
  const change = useMutation();
  const [waiting, setWaiting] = useState<readonly Waiting[]>(() =>
    readUnsent(storage, storyId).map((unsent) => ({ ...unsent, isKept: true })),
  );
  const latest = useRef(waiting);
  const isSending = useRef(false);
  const show = useCallback((next: readonly Waiting[]) => {
    latest.current = next;
    setWaiting(next);
  }, []);

  const flush = useCallback(
    async (includesRefused: boolean): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      const tried = new Set<string>();
      for (;;) {
        const next = latest.current.find(
          ({ id, refusal }) => !tried.has(id) && (includesRefused || refusal === undefined),
        );
        if (!next) break;
        tried.add(next.id);
        const answer = await change({
          call: (client) => send(client, storyId, next),
          answered: updatedThreads,
        });
        if (answer.ok) {
          dropUnsent(storage, storyId, next.id);
          show(latest.current.filter(({ id }) => id !== next.id));
          continue;
        }
        if (isPassing(answer.error)) break;
        const refusal = answer.error.message;
        show(latest.current.map((one) => (one.id === next.id ? { ...one, refusal } : one)));
      }
      isSending.current = false;
    },
    [change, storyId, storage, show],
  );

  const hasWaiting = waiting.some(({ refusal }) => refusal === undefined);
  useEffect(() => {
    if (!hasWaiting) return;
    const begin = () => void flush(false);
    begin();
    const timer = setInterval(begin, retryAfter);
    addEventListener('online', begin);
    return () => {
      clearInterval(timer);
      removeEventListener('online', begin);
    };
  }, [hasWaiting, flush]);

  return {
    waiting,
    add: (unsent) => {
      const isKept = keepUnsent(storage, storyId, unsent);
      show([...latest.current, { ...unsent, isKept }]);
      void flush(false);
    },
    retry: () => void flush(true),
    drop: (id) => {
      dropUnsent(storage, storyId, id);
      show(latest.current.filter((one) => one.id !== id));
    },
  };
}
