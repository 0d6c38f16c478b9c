import { useCallback, useRef } from 'react';
import type { WorkState } from './store/persistence/workState.ts';

export type EditorWork = {
  /** The state of the work at this very moment: for a router that asks while it is already leaving. */
  current: () => WorkState;
  /** To be given to the editor as `onWorkChange`. */
  report: (work: WorkState) => void;
};

const nothingToLose: WorkState = { hasUnsavedChanges: false, safeIn: 'server' };

/** Lets the page around the editor know of unsaved work, so that it can ask before it leaves. */
export function useEditorWork(): EditorWork {
  const work = useRef(nothingToLose);
  const report = useCallback((next: WorkState) => {
    work.current = next;
  }, []);
  const current = useCallback(() => work.current, []);
  return { current, report };
}
