import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { isSelectionEmpty, type Selection } from '../../store/session/selection.ts';
import { isTextField } from '../../textFields.ts';

export type PropertiesTab = 'story' | 'node' | 'choice';

function tabFor({ choice, ...selection }: Selection): PropertiesTab {
  if (choice) return 'choice';
  // Groups, notes and connections are looked after where nodes are.
  return isSelectionEmpty({ choice, ...selection }) ? 'story' : 'node';
}

/** The open tab. It follows the selection, but never away from a text field of the panel the author is in. */
export function usePropertiesTab(panel: RefObject<HTMLElement | null>) {
  const { session } = useEditor();
  const [tab, setTab] = useState(() => tabFor(session.getState().selection));
  useEffect(() => {
    let { selection } = session.getState();
    return session.subscribe(() => {
      const current = session.getState().selection;
      if (current === selection) return;
      selection = current;
      const { activeElement } = document;
      if (isTextField(activeElement) && panel.current?.contains(activeElement)) return;
      // The canvas shows at once what was selected; the panel may come a moment later.
      startTransition(() => setTab(tabFor(current)));
    });
  }, [session, panel]);
  return { tab, setTab };
}
