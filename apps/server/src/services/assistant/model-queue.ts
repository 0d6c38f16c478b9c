import { ApiError } from '../../api-error.ts';

const maxWaiting = 30;
const maxOfOneUser = 3;
const retryAfter = 60;

/** The place of one request in a queue. */
export type Ticket = {
  /** 0 when it is its turn, 1 when it is next. */
  place: () => number;
  /** Resolves when its place changes. */
  moved: (signal: AbortSignal) => Promise<void>;
  /** Frees the place; may be called twice. */
  leave: () => void;
};

/** Requests to one model service: so many at once, the others in the order in which they came. */
export type ModelQueue = {
  /** @throws ApiError `assistant-queue-full` where too many wait, or too many of this user. */
  enter: (userId: string) => Ticket;
};

type Entry = { userId: string; place: number; wake: () => void };

export function createModelQueue(slots: number): ModelQueue {
  const entries: Entry[] = [];

  const tellPlaces = () => {
    for (const [index, entry] of entries.entries()) {
      const place = Math.max(index - slots + 1, 0);
      if (place === entry.place) continue;
      entry.place = place;
      entry.wake();
    }
  };

  return {
    enter(userId) {
      const own = entries.filter((entry) => entry.userId === userId).length;
      if (own >= maxOfOneUser || entries.length >= slots + maxWaiting) {
        throw new ApiError('assistant-queue-full', { retryAfter });
      }
      const entry: Entry = { userId, place: Number.POSITIVE_INFINITY, wake: () => {} };
      entries.push(entry);
      tellPlaces();
      return {
        place: () => entry.place,
        moved: (signal) =>
          new Promise((resolve, reject) => {
            const abort = () => reject(signal.reason);
            if (signal.aborted) return abort();
            signal.addEventListener('abort', abort, { once: true });
            entry.wake = () => {
              signal.removeEventListener('abort', abort);
              resolve();
            };
          }),
        leave() {
          const index = entries.indexOf(entry);
          if (index === -1) return;
          entries.splice(index, 1);
          tellPlaces();
        },
      };
    },
  };
}
