import { useCallback, useEffect, useState } from 'react';
import { useEditor } from './EditorContext.tsx';
import type { EditorWidth } from './useEditorWidth.ts';

export type PanelName = 'tools' | 'properties';

/** Which side panels are open: both beside the canvas where there is room, else one over it. */
export function usePanels(width: EditorWidth) {
  const [beside, setBeside] = useState({ tools: true, properties: true });
  const [drawer, setDrawer] = useState<PanelName | null>(null);
  const isWide = width === 'wide';
  const { session } = useEditor();

  // Whoever starts editing a node from the canvas needs the fields.
  useEffect(() => {
    let edited = session.getState().draft?.nodeId;
    return session.subscribe(() => {
      const { draft } = session.getState();
      if (draft && draft.nodeId !== edited) {
        setBeside((panels) => ({ ...panels, properties: true }));
        setDrawer('properties');
      }
      edited = draft?.nodeId;
    });
  }, [session]);

  return {
    isToolsOpen: isWide ? beside.tools : drawer === 'tools',
    isPropertiesOpen: isWide ? beside.properties : drawer === 'properties',
    toggle: (name: PanelName) => {
      if (isWide) setBeside((panels) => ({ ...panels, [name]: !panels[name] }));
      else setDrawer((open) => (open === name ? null : name));
    },
    closeDrawer: useCallback(() => setDrawer(null), []),
  };
}
