import { startTransition, useEffect, useState } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { isTextField } from '../isTextField.ts';
import type { Selection } from '../session/selection.ts';

export type PropertiesTab = 'story' | 'node' | 'choice';

function tabFor({ choice, nodeIds, groupIds, noteIds }: Selection): PropertiesTab {
  if (choice) return 'choice';
  // Groups and notes are looked after where nodes are.
  return nodeIds.length + groupIds.length + noteIds.length > 0 ? 'node' : 'story';
}

/** The open tab. It follows the selection, but never away from a text field the author is in. */
export function usePropertiesTab() {
  const { session } = useEditor();
  const [tab, setTab] = useState(() => tabFor(session.getState().selection));
  useEffect(() => {
    let { selection } = session.getState();
    return session.subscribe(() => {
      const current = session.getState().selection;
      if (current === selection) return;
      selection = current;
      if (isTextField(document.activeElement)) return;
      // The canvas shows at once what was selected; the panel may come a moment later.
      startTransition(() => setTab(tabFor(current)));
    });
  }, [session]);
  return { tab, setTab };
}
