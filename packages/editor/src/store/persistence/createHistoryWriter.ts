import {
  applyChange,
  type Change,
  compareStories,
  emptyChange,
  reverseChange,
  type StoryDocument,
  squashChanges,
} from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type { DraftStorage, StoredHistory, StoredStep } from '../../services/index.ts';
import type { Session } from '../session/createSession.ts';
import type { History } from '../session/history.ts';
import type { SessionState } from '../session/state.ts';

/** The most steps that are stored, and the most characters of JSON that they take together. */
export const mostSteps = 500;
const mostCharacters = 4_000_000;

const fetchRules = lazily(() => import('../saving/newerVersion.ts'));

const sizes = new WeakMap<Change, number>();

function sizeOf(change: Change): number {
  const known = sizes.get(change) ?? JSON.stringify(change).length;
  sizes.set(change, known);
  return known;
}

/** How many steps lead to the document that the server holds; null where it is not on their way. */
function savedPosition({ past, ...now }: History, revision: number | null): number | null {
  if (revision === null) return null;
  if (now.revision === revision) return past.length;
  const next = past.findIndex(({ before }) => before === revision);
  return next === -1 ? null : next;
}

/** The last steps of undo that lead to what the server holds; null where it holds nothing, or something else. */
function historyToStore({ history, saved }: SessionState): StoredHistory | null {
  const position = savedPosition(history, saved.revision);
  if (saved.version === undefined || position === null) return null;
  const steps: StoredStep[] = [];
  let characters = 0;
  for (const entry of history.past.slice(0, position).reverse()) {
    const { label, change, at, hasModelText, foreign } = entry;
    const step = {
      label,
      change,
      at,
      ...(hasModelText ? { hasModelText } : {}),
      ...(foreign ? { foreign } : {}),
    };
    characters += sizeOf(change) + (foreign ? sizeOf(foreign) : 0);
    if (steps.length === mostSteps || characters > mostCharacters) break;
    steps.push(step);
  }
  return { version: saved.version, savedAt: Date.now(), steps: steps.reverse() };
}

/** Whether a document is what the steps have made. The last one tells: undone and done again, it gives the same. */
function fitsDocument({ steps }: StoredHistory, document: StoryDocument): boolean {
  const last = steps.at(-1);
  if (!last) return false;
  try {
    const steps = squashChanges([last.change, last.foreign ?? emptyChange]);
    const before = applyChange(document, reverseChange(steps));
    return compareStories(applyChange(before, steps), document).isEqual;
  } catch {
    // Undo then begins anew after a reload.
    return false;
  }
}

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
    const hasForeign = stored?.steps.some(({ foreign }) => foreign);
    const rules = hasForeign ? (await fetchRules()).mergeRules : null;
    const { saved } = session.getState();
    const isSame = saved.id === id && saved.version === version && stored?.version === version;
    if (isStopped || !stored || !isSame || !fitsDocument(stored, document)) return;
    session.restoreHistory(stored.steps, rules);
    const state = session.getState();
    if (state.history.past.length === stored.steps.length) written = state;
  };
  // Without the stored steps undo begins with this session.
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
    // The draft tells of a browser that keeps nothing; the work itself is in it.
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
