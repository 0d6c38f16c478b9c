import { useCallback, useRef, useState } from 'react';

export type UnsavedChanges = {
  /** Whether the editor holds work that the server has not acknowledged. */
  hasUnsavedChanges: boolean;
  /** The same, as of this very moment: for a router that asks while it is already leaving. */
  check: () => boolean;
  /** To be given to the editor as `onUnsavedChange`. */
  report: (state: { hasUnsavedChanges: boolean }) => void;
};

/** Lets the page around the editor know of unsaved work, so that it can ask before it leaves. */
export function useUnsavedChanges(): UnsavedChanges {
  const current = useRef(false);
  const [hasUnsavedChanges, setUnsaved] = useState(false);
  const report = useCallback((state: { hasUnsavedChanges: boolean }) => {
    current.current = state.hasUnsavedChanges;
    setUnsaved(state.hasUnsavedChanges);
  }, []);
  const check = useCallback(() => current.current, []);
  return { hasUnsavedChanges, check, report };
}
