import type { EditorServices } from '../../services/index.ts';
import type { SessionState } from '../session/state.ts';
import { hasUnsavedChanges } from '../session/status.ts';

export type WorkState = {
  /** Whether there is work that the server has not acknowledged. */
  hasUnsavedChanges: boolean;
  /**
   * Where that work is when the editor closes now: on its way to the server, or stored in this
   * browser and offered when the story is opened again, or nowhere.
   */
  safeIn: 'server' | 'browser' | 'nowhere';
};

/** What the host has to know before it closes the editor. */
export function workState(
  state: SessionState,
  { autosave }: Pick<EditorServices, 'autosave'>,
): WorkState {
  const hasUnsaved = hasUnsavedChanges(state);
  const { saved, saveError, draftStatus } = state;
  const isSent = autosave === true && saved.revision !== null && !saveError;
  const isStored = draftStatus === 'stored' || draftStatus === 'writing';
  return {
    hasUnsavedChanges: hasUnsaved,
    safeIn:
      !hasUnsaved || (isSent && saved.id !== undefined)
        ? 'server'
        : isStored
          ? 'browser'
          : 'nowhere',
  };
}
