import {
  findNode,
  inReadingOrder,
  locateAnchor,
  type ReviewPlace,
  type StoryDocument,
  type StoryNode,
} from '@dreamfork/story';
import type { ReviewThread } from '../../services/index.ts';

/** A thread with the place where it stands today. */
export type PlacedThread = { readonly thread: ReviewThread; readonly place: ReviewPlace };

type Known = PlacedThread & { readonly node: StoryNode | undefined };

const known = new WeakMap<ReviewThread, Known>();

/** Where a thread stands. A place in a text is computed again when its node has changed. */
export function placeThread(document: StoryDocument, thread: ReviewThread): PlacedThread {
  const { anchor } = thread;
  const node = anchor.kind === 'story' ? undefined : findNode(document, anchor.nodeId);
  const last = known.get(thread);
  // Choices and files are found at other nodes too.
  const isLocal = anchor.kind !== 'choice' && anchor.kind !== 'media';
  if (last && last.node === node && isLocal) return last;
  const placed = { thread, node, place: locateAnchor(document, anchor) };
  known.set(thread, placed);
  return placed;
}

export const isOpenThread = ({ resolvedAt }: ReviewThread): boolean => resolvedAt === null;

/** Whose comment began a thread. */
export const readerOf = ({ comments: [first] }: ReviewThread): string => first?.authorName ?? '';

export type ThreadFilter = {
  readonly shown: 'open' | 'resolved';
  /** The name of a first reader; null for all. */
  readonly person: string | null;
};

/** The threads that a filter lets through, in the order in which a reader comes to their places. */
export function threadsInOrder(
  document: StoryDocument,
  threads: readonly ReviewThread[],
  { shown, person }: ThreadFilter,
): PlacedThread[] {
  const chosen = threads.filter(
    (thread) =>
      isOpenThread(thread) === (shown === 'open') &&
      (person === null || readerOf(thread) === person),
  );
  // Several at one place in the order of their writing.
  const placed = chosen
    .map((thread) => placeThread(document, thread))
    .sort((one, other) => one.thread.createdAt.localeCompare(other.thread.createdAt));
  return inReadingOrder(document, placed, ({ place }) => place);
}

/** How many open threads stand at each node. */
export function openThreadsByNode(
  document: StoryDocument,
  threads: readonly ReviewThread[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thread of threads) {
    if (!isOpenThread(thread)) continue;
    const { nodeId } = placeThread(document, thread).place;
    if (nodeId !== null) counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1);
  }
  return counts;
}
