import { applyChange, compareStories, reverseChange, type StoryDocument } from '@dreamfork/story';
import type { StoredHistory, StoredStep } from '../drafts/draft.ts';
import type { History } from '../session/history.ts';
import type { SessionState } from '../session/state.ts';

/** The most steps that are stored, and the most characters of JSON that they take together. */
export const mostSteps = 500;
export const mostCharacters = 4_000_000;

const sizes = new WeakMap<StoredStep['change'], number>();

function sizeOf({ change }: StoredStep): number {
  const known = sizes.get(change) ?? JSON.stringify(change).length;
  sizes.set(change, known);
  return known;
}

/** How many steps lead to the document that the server holds; null where it is not on their way. */
function savedPosition({ past }: History, revision: number | null): number | null {
  if (revision === null) return null;
  if (past[0]?.before === revision) return 0;
  const last = past.findLastIndex(({ after }) => after === revision);
  return last === -1 ? null : last + 1;
}

/** The last steps of undo that lead to what the server holds; null where it holds nothing, or something else. */
export function historyToStore({ history, saved }: SessionState): StoredHistory | null {
  const position = savedPosition(history, saved.revision);
  if (saved.version === undefined || position === null) return null;
  const steps: StoredStep[] = [];
  let characters = 0;
  for (const { label, change, at, hasModelText } of history.past.slice(0, position).reverse()) {
    const step = { label, change, at, ...(hasModelText ? { hasModelText } : {}) };
    characters += sizeOf(step);
    if (steps.length === mostSteps || characters > mostCharacters) break;
    steps.push(step);
  }
  return { version: saved.version, savedAt: Date.now(), steps: steps.reverse() };
}

/** Whether a document is what the steps have made. The last one tells: undone and done again, it gives the same. */
export function fitsDocument({ steps }: StoredHistory, document: StoryDocument): boolean {
  const last = steps.at(-1);
  if (!last) return false;
  try {
    const before = applyChange(document, reverseChange(last.change));
    return compareStories(applyChange(before, last.change), document).isEqual;
  } catch {
    return false;
  }
}
