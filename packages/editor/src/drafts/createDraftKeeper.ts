import type { Session, SessionState } from '../session/createSession.ts';
import { hasUnsavedChanges, isSameWork } from '../session/status.ts';
import type { SavedState } from '../session/sync.ts';
import { baseParts } from './baseParts.ts';
import type { DraftHead, DraftStorage, DraftWrite } from './draft.ts';
import { emptyJournal } from './journal.ts';
import { advance, type Kept, rebased } from './kept.ts';

/** Milliseconds from a change until it is kept. */
export const keepingDelay = 300;
/** A journal longer than this is replaced by a new base. */
export const longestJournal = 500;
/** Up to so many nodes a base is written in one go with the first change. */
const smallBase = 250;

export type DraftKeeperOptions = {
  session: Session;
  storage: DraftStorage;
  key: string;
  /** Lets the page breathe between the pieces of a big base. */
  rest?: () => Promise<void>;
};

export type DraftKeeper = {
  /** Keeps at once whatever is not kept yet. */
  flush: () => Promise<void>;
  /** Ends the keeping; a draft of work that the server has is taken away. */
  stop: () => Promise<void>;
};

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

/** Keeps the work of a session in this browser, change by change, so that nothing can lose it. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { session, storage, key, rest = nextTask } = options;
  let kept: Kept | null = null;
  let lastGeneration = 0;
  let isRebasing = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = session.getState();
  /** Writes go one after another, so that the journal has no gaps. */
  let queue: Promise<unknown> = Promise.resolve();

  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  const headNow = ({ isPublic, document }: SessionState, saved: SavedState): DraftHead => ({
    key,
    storyId: saved.id ?? null,
    version: saved.version ?? null,
    title: document.title,
    isPublic,
    wasPublic: saved.isPublic,
    savedAt: Date.now(),
    generation: 0,
    baseVersion: saved.version ?? null,
    entryCount: 0,
    syncedCount: 0,
  });

  /** A draft of nothing yet. A small base is written along with the first change. */
  const begin = (state: SessionState): { current: Kept; part: DraftWrite['part'] } => {
    const { saved } = state;
    const isSmall = saved.id === undefined || saved.document.nodes.length <= smallBase;
    lastGeneration = isSmall ? 1 : 0;
    return {
      current: {
        head: { ...headNow(state, saved), generation: lastGeneration },
        journal: emptyJournal(saved.document),
        saved,
      },
      part: isSmall ? { generation: 1, index: 0, value: saved.document } : undefined,
    };
  };

  const write = async (): Promise<void> => {
    const state = session.getState();
    if (!kept && !hasUnsavedChanges(state)) {
      session.setLocalCopy('kept');
      return;
    }
    try {
      const { current, part } = kept ? { current: kept, part: undefined } : begin(state);
      const [next, batch] = advance(current, state, headNow(state, state.saved));
      await storage.write({ ...batch, ...(part ? { part } : {}) });
      kept = next;
      if (isSameWork(session.getState(), state)) session.setLocalCopy('kept');
    } catch {
      session.setLocalCopy('failed');
      return;
    }
    const { generation, entryCount } = kept.head;
    if (generation === 0 || entryCount > longestJournal) void writeBase();
  };

  const writeBase = async (): Promise<void> => {
    if (!kept || isRebasing || isStopped) return;
    isRebasing = true;
    lastGeneration += 1;
    const generation = lastGeneration;
    const base = kept.saved.document;
    try {
      for (const [index, value] of [...baseParts(base)].entries()) {
        await rest();
        if (isStopped) return;
        const part = { generation, index, value };
        await enqueue(async () => kept && storage.write({ head: kept.head, part }));
      }
      await enqueue(async () => {
        if (!kept || isStopped) return;
        const [next, batch] = rebased(kept, generation, base);
        await storage.write(batch);
        kept = next;
      });
    } catch {
      // The journal on the base before stays good; the next change tries again.
    } finally {
      isRebasing = false;
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    return enqueue(write);
  };

  const hold = () => storage.hold({ key, storyId: seen.saved.id ?? null });
  let release = hold();

  const unsubscribe = session.subscribe(() => {
    const before = seen;
    const state = session.getState();
    seen = state;
    if (before.saved.id !== state.saved.id) {
      release();
      release = hold();
    }
    if (isSameWork(before, state) && before.saved === state.saved) return;
    if (state.localCopy !== 'failed') session.setLocalCopy('writing');
    timer ??= setTimeout(() => void flush(), keepingDelay);
  });

  return {
    flush,
    stop: async () => {
      unsubscribe();
      await flush();
      isStopped = true;
      if (kept && !hasUnsavedChanges(session.getState())) await storage.remove(key).catch(() => {});
      release();
    },
  };
}
