import type { DraftStorage } from '../drafts/draft.ts';
import type { Session } from '../session/createSession.ts';
import { fitsDocument, historyToStore } from './storedHistory.ts';

/** Milliseconds from a step until it is stored. */
export const historyDelay = 500;

export type HistoryWriter = {
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Stores the steps of undo of a saved story in this browser and brings them back when it is opened again, unless
 * somebody else has saved it since.
 */
export function createHistoryWriter(session: Session, storage: DraftStorage): HistoryWriter {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = session.getState();

  const restore = async (): Promise<void> => {
    const { id, version, document } = session.getState().saved;
    if (id === undefined) return;
    const stored = await storage.readHistory(id);
    const { saved } = session.getState();
    const isSame = saved.id === id && saved.version === version && stored?.version === version;
    if (isStopped || !stored || !isSame || !fitsDocument(stored, document)) return;
    session.restoreHistory(stored.steps);
    const state = session.getState();
    if (state.history.past.length === stored.steps.length) written = state;
  };
  const restored = restore().catch(() => {});

  const write = async (): Promise<void> => {
    await restored;
    const state = session.getState();
    const { id } = state.saved;
    const isKnown = state.history === written.history && state.saved === written.saved;
    if (isKnown || id === undefined) return;
    written = state;
    const history = historyToStore(state);
    if (history) await storage.writeHistory(id, history);
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    await write().catch(() => {});
  };

  const unsubscribe = session.subscribe((state) => {
    if (state.history === written.history && state.saved === written.saved) return;
    timer ??= setTimeout(() => void flush(), historyDelay);
  });

  return {
    flush,
    stop: async () => {
      isStopped = true;
      unsubscribe();
      await flush();
    },
  };
}
