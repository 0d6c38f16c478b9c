import { useEffect } from 'react';
import { useEditor } from '../EditorContext.tsx';

/** Whoever starts editing a node from the canvas needs its fields. */
export function useFollowEditing(): void {
  const { session, desk } = useEditor();
  useEffect(() => {
    let edited = session.getState().draft?.nodeId;
    return session.subscribe(() => {
      const nodeId = session.getState().draft?.nodeId;
      if (nodeId !== undefined && nodeId !== edited) desk.openDock('properties');
      edited = nodeId;
    });
  }, [session, desk]);
}
