import type { EditorServices } from '../services.ts';
import type { SessionState } from '../session/createSession.ts';
import { hasUnsavedChanges } from '../session/status.ts';

export type WorkState = {
  /** Whether there is work that the server has not acknowledged. */
  hasUnsavedChanges: boolean;
  /**
   * Where that work is when the editor closes now: it is on its way to the server, or kept in this
   * browser and offered when the story is opened again, or nowhere.
   */
  safeIn: 'server' | 'browser' | 'nowhere';
};

/** What the host has to know before it closes the editor. */
export function workState(
  state: SessionState,
  { savesByItself }: Pick<EditorServices, 'savesByItself'>,
): WorkState {
  const hasUnsaved = hasUnsavedChanges(state);
  const { saved, trouble, localCopy } = state;
  const isSent = savesByItself === true && saved.revision !== null && !trouble;
  const isKept = localCopy === 'kept' || localCopy === 'writing';
  return {
    hasUnsavedChanges: hasUnsaved,
    safeIn:
      !hasUnsaved || (isSent && saved.id !== undefined) ? 'server' : isKept ? 'browser' : 'nowhere',
  };
}
