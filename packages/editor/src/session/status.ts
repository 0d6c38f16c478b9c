import type { SessionState } from './createSession.ts';
import { areSameWords, changedWords } from './words.ts';

export const saveStatuses = ['saved', 'saving', 'unsaved', 'offline', 'conflict'] as const;
export type SaveStatus = (typeof saveStatuses)[number];

/** Whether the words being edited differ from those in the document. */
export const isDraftChanged = (state: SessionState): boolean => changedWords(state) !== null;

/** Whether there is work that the server has not acknowledged. A new story nobody touched is none. */
export function hasUnsavedChanges(state: SessionState): boolean {
  const { history, saved, isPublic } = state;
  return (
    history.revision !== (saved.revision ?? 0) ||
    isPublic !== saved.isPublic ||
    !areSameWords(changedWords(state), saved.words)
  );
}

/** Whether two states hold the same work, down to the words being edited. */
export const isSameWork = (one: SessionState, other: SessionState): boolean =>
  one.history.revision === other.history.revision &&
  one.isPublic === other.isPublic &&
  one.draft === other.draft;

export function saveStatus(state: SessionState): SaveStatus {
  if (state.isSaving || state.isAutosaving) return 'saving';
  if (state.saved.revision !== null && !hasUnsavedChanges(state)) return 'saved';
  if (state.trouble?.kind === 'unreachable') return 'offline';
  if (state.trouble?.kind === 'conflict') return 'conflict';
  return 'unsaved';
}
