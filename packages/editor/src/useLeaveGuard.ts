import { useEffect } from 'react';
import { useEditor } from './EditorContext.tsx';
import { hasUnsavedChanges } from './session/status.ts';

type Report = (state: { hasUnsavedChanges: boolean }) => void;

/** Asks before the tab closes on unsaved work, and tells the host, at once, when that changes. */
export function useLeaveGuard(onUnsavedChange: Report | undefined): void {
  const { session } = useEditor();
  useEffect(() => {
    let last: boolean | undefined;
    const tell = () => {
      const isUnsaved = hasUnsavedChanges(session.getState());
      if (isUnsaved === last) return;
      last = isUnsaved;
      onUnsavedChange?.({ hasUnsavedChanges: isUnsaved });
    };
    tell();
    return session.subscribe(tell);
  }, [session, onUnsavedChange]);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges(session.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [session]);
}
