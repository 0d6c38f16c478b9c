import type { ReadingDecision } from '../schema/storyTest.ts';

/** The decisions of a reading, from the last one back; readings with the same beginning share it. */
export type Trail = { readonly decision: ReadingDecision; readonly before: Trail | null } | null;

/** A decision that no reading has made in this state yet. */
export type OpenDecision = {
  readonly seed: number;
  readonly trail: Trail;
  /** The number of the connection that is taken; -1 for an answer. */
  readonly connection: number;
};

/** The most decisions that wait. */
const frontierMaximum = 100_000;

/** First in, first out: what is near to the start is tried first. */
function createQueue() {
  let items: OpenDecision[] = [];
  let first = 0;
  return {
    get size() {
      return items.length - first;
    },
    push: (item: OpenDecision) => items.push(item),
    shift: (): OpenDecision | undefined => {
      if (first >= items.length) return undefined;
      const item = items[first++];
      if (first > 1000 && first * 2 > items.length) {
        items = items.slice(first);
        first = 0;
      }
      return item;
    },
  };
}

/** What is still to be tried: connections that no reading took before those that were taken with other values. */
export function createFrontier(isTaken: (connection: number) => boolean) {
  const fresh = createQueue();
  const other = createQueue();
  let isComplete = true;
  return {
    /** Whether nothing was left out for want of room. */
    get isComplete() {
      return isComplete && fresh.size === 0 && other.size === 0;
    },
    add(item: OpenDecision) {
      if (fresh.size + other.size >= frontierMaximum) isComplete = false;
      else if (item.connection >= 0 && !isTaken(item.connection)) fresh.push(item);
      else other.push(item);
    },
    next(): OpenDecision | undefined {
      for (let item = fresh.shift(); item; item = fresh.shift()) {
        if (!isTaken(item.connection)) return item;
        other.push(item);
      }
      return other.shift();
    },
  };
}

/** The decisions of a trail in their order. */
export function decisionsOf(trail: Trail): ReadingDecision[] {
  const decisions: ReadingDecision[] = [];
  for (let part = trail; part; part = part.before) decisions.push(part.decision);
  return decisions.reverse();
}
