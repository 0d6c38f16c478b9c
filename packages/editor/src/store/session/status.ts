import type { SessionState } from './state.ts';

export const saveStatuses = ['saved', 'saving', 'unsaved', 'offline', 'conflict'] as const;
export type SaveStatus = (typeof saveStatuses)[number];

/** Whether there is work that the server has not acknowledged. An unedited new story has none. */
export function hasUnsavedChanges({ history, saved, isPublic }: SessionState): boolean {
  return history.revision !== (saved.revision ?? 0) || isPublic !== saved.isPublic;
}

/**
 * Whether there is something to send without being asked: unsaved changes, and of a story that its author sends for
 * the first time, a save that failed in passing.
 */
export const isDue = (state: SessionState): boolean =>
  state.saved.revision === null ? state.saveError?.isPassing === true : hasUnsavedChanges(state);

/** Whether two states hold the same work. */
export const isSameWork = (one: SessionState, other: SessionState): boolean =>
  one.history.revision === other.history.revision && one.isPublic === other.isPublic;

export function saveStatus(state: SessionState): SaveStatus {
  if (state.isSaving || state.isAutosaving) return 'saving';
  if (state.saved.revision !== null && !hasUnsavedChanges(state)) return 'saved';
  if (state.saveError?.kind === 'unreachable') return 'offline';
  if (state.saveError?.kind === 'conflict') return 'conflict';
  return 'unsaved';
}
