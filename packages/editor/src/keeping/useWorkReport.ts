import { useEffect } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { type WorkState, workState } from './workState.ts';

/** Tells the host, at once, when there is unsaved work, where it is safe, and when that changes. */
export function useWorkReport(onWorkChange: ((work: WorkState) => void) | undefined): void {
  const { session, services } = useEditor();
  useEffect(() => {
    let last: WorkState | null = null;
    const tell = () => {
      const work = workState(session.getState(), services);
      const isSame =
        last?.hasUnsavedChanges === work.hasUnsavedChanges && last.safeIn === work.safeIn;
      if (isSame) return;
      last = work;
      onWorkChange?.(work);
    };
    tell();
    return session.subscribe(tell);
  }, [session, services, onWorkChange]);
}
