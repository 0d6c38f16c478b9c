import { changedText, isSameText } from './nodeDraft.ts';
import type { SessionState } from './state.ts';

export const saveStatuses = ['saved', 'saving', 'unsaved', 'offline', 'conflict'] as const;
export type SaveStatus = (typeof saveStatuses)[number];

/** Whether there is work that the server has not acknowledged. An unedited new story has none. */
export function hasUnsavedChanges(state: SessionState): boolean {
  const { history, saved, isPublic } = state;
  return (
    history.revision !== (saved.revision ?? 0) ||
    isPublic !== saved.isPublic ||
    !isSameText(changedText(state), saved.draft)
  );
}

/**
 * Whether there is something to send without being asked: unsaved changes, and of a story that its author sends for
 * the first time, a save that failed in passing.
 */
export const isDue = (state: SessionState): boolean =>
  state.saved.revision === null ? state.saveError?.isPassing === true : hasUnsavedChanges(state);

/** Whether two states hold the same work, including the text being edited. */
export const isSameWork = (one: SessionState, other: SessionState): boolean =>
  one.history.revision === other.history.revision &&
  one.isPublic === other.isPublic &&
  one.draft === other.draft;

export function saveStatus(state: SessionState): SaveStatus {
  if (state.isSaving || state.isAutosaving) return 'saving';
  if (state.saved.revision !== null && !hasUnsavedChanges(state)) return 'saved';
  if (state.saveError?.kind === 'unreachable') return 'offline';
  if (state.saveError?.kind === 'conflict') return 'conflict';
  return 'unsaved';
}
