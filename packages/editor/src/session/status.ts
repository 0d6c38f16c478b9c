import { findNode } from '@dreamfork/story';
import type { SessionState } from './createSession.ts';

export const saveStatuses = ['saved', 'saving', 'unsaved'] as const;
export type SaveStatus = (typeof saveStatuses)[number];

/** Whether the words being edited differ from those in the document. */
export function isDraftChanged({ draft, document }: SessionState): boolean {
  if (!draft) return false;
  const node = findNode(document, draft.nodeId);
  return Boolean(node) && (node?.title !== draft.title || node.content !== draft.content);
}

/** Whether there is work that the server has not acknowledged. A new story nobody touched is none. */
export function hasUnsavedChanges(state: SessionState): boolean {
  const { history, saved, isPublic } = state;
  return (
    history.revision !== (saved.revision ?? 0) ||
    isPublic !== saved.isPublic ||
    isDraftChanged(state)
  );
}

export function saveStatus(state: SessionState): SaveStatus {
  if (state.isSaving) return 'saving';
  return state.saved.revision === null || hasUnsavedChanges(state) ? 'unsaved' : 'saved';
}
