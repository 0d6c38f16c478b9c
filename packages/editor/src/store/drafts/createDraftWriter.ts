import type { DraftHead, DraftStorage, DraftWrite } from '../../services/index.ts';
import type { Session } from '../session/createSession.ts';
import { hasModelTextSince } from '../session/history.ts';
import type { SavedState } from '../session/saveState.ts';
import type { SessionState } from '../session/state.ts';
import { hasUnsavedChanges, isSameWork } from '../session/status.ts';
import { advance, type DraftState, rebased } from './draftState.ts';
import { emptyJournal } from './journal.ts';
import { baseParts } from './readDraft.ts';

/** Milliseconds from a change until it is written. */
export const writeDelay = 300;
/** A journal longer than this is replaced by a new base. */
export const longestJournal = 500;
/** Up to so many nodes a base is written in one go with the first change. */
const smallBase = 250;

export type DraftWriterOptions = {
  session: Session;
  storage: DraftStorage;
  key: string;
  /** The draft that the editor goes on with: it is deleted in the moment in which this one is written. */
  replaces?: string | undefined;
  /** Lets the page breathe between the pieces of a big base. */
  rest?: () => Promise<void>;
};

export type DraftWriter = {
  /** Writes pending changes now. */
  flush: () => Promise<void>;
  /** Stops writing; deletes the draft if the server has all of it. */
  stop: () => Promise<void>;
};

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

/** Writes every change of a session to draft storage. */
export function createDraftWriter(options: DraftWriterOptions): DraftWriter {
  const { session, storage, key, replaces, rest = nextTask } = options;
  let stored: DraftState | null = null;
  let lastGeneration = 0;
  let isRebasing = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = session.getState();
  /** Writes go one after another, so that the journal has no gaps. */
  let queue: Promise<unknown> = Promise.resolve();

  const enqueue = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = queue.then(work);
    // Its caller has the error; what comes after it runs all the same.
    queue = done.catch(() => {});
    return done;
  };

  const headNow = (
    { isPublic, document, history }: SessionState,
    saved: SavedState,
  ): DraftHead => ({
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
    hasModelText: hasModelTextSince(history, saved.sentRevision),
  });

  /** A draft of nothing yet. A small base is written along with the first change. */
  const begin = (state: SessionState): { current: DraftState; part: DraftWrite['part'] } => {
    const { saved } = state;
    const isSmall = saved.id === undefined || saved.document.nodes.length <= smallBase;
    lastGeneration = isSmall ? 1 : 0;
    return {
      current: {
        head: { ...headNow(state, saved), generation: lastGeneration },
        journal: emptyJournal(saved.document),
        saved: { ...saved, unanswered: [] },
      },
      part: isSmall ? { generation: 1, index: 0, value: saved.document } : undefined,
    };
  };

  const write = async (): Promise<void> => {
    const state = session.getState();
    if (!stored && !hasUnsavedChanges(state)) {
      session.setDraftStatus('stored');
      return;
    }
    try {
      const { current, part } = stored ? { current: stored, part: undefined } : begin(state);
      const [next, batch] = advance(current, state, headNow(state, state.saved));
      await storage.write({
        ...batch,
        ...(part ? { part } : {}),
        replaces: stored ? undefined : replaces,
      });
      stored = next;
      if (isSameWork(session.getState(), state)) session.setDraftStatus('stored');
    } catch {
      session.setDraftStatus('failed');
      return;
    }
    const { generation, entryCount } = stored.head;
    if (generation === 0 || entryCount > longestJournal) void writeBase();
  };

  const writeBase = async (): Promise<void> => {
    if (!stored || isRebasing || isStopped) return;
    isRebasing = true;
    lastGeneration += 1;
    const generation = lastGeneration;
    const base = stored.saved.document;
    try {
      for (const [index, value] of [...baseParts(base)].entries()) {
        await rest();
        if (isStopped) return;
        const part = { generation, index, value };
        await enqueue(async () => stored && storage.write({ head: stored.head, part }));
      }
      await enqueue(async () => {
        if (!stored || isStopped) return;
        const [next, batch] = rebased(stored, generation, base);
        await storage.write(batch);
        stored = next;
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

  /** The text draft of a new story goes with it. */
  const moveText = async (from: string | null, to: string | null): Promise<void> => {
    const text = await storage.readText(from);
    if (!text) return;
    await storage.writeText(to, text);
    await storage.writeText(from, null);
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
      void moveText(before.saved.id ?? null, state.saved.id ?? null).catch(() =>
        session.setDraftStatus('failed'),
      );
    }
    if (isSameWork(before, state) && before.saved === state.saved) return;
    if (state.draftStatus !== 'failed') session.setDraftStatus('writing');
    // Until the draft knows the id of a story saved for the first time, it would be offered again as a new story.
    if (before.saved.id !== state.saved.id) void flush();
    else timer ??= setTimeout(() => void flush(), writeDelay);
  });

  return {
    flush,
    stop: async () => {
      unsubscribe();
      await flush();
      isStopped = true;
      if (stored && !hasUnsavedChanges(session.getState()))
        await storage.remove(key).catch(() => {}); // A draft without new work is not offered.
      release();
    },
  };
}
