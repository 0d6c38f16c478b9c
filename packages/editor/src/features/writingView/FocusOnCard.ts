import { findNode } from '@dreamfork/story';
import { useEffect } from 'react';
import { useEditor } from '../../EditorContext.tsx';

/** Gives the focus to the card of the node that was written last, when the dialog around it has gone. */
export function FocusOnCard() {
  const { session } = useEditor();
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { selection, document, draft } = session.getState();
        const [nodeId = ''] = selection.nodeIds;
        if (!draft && findNode(document, nodeId)) session.reveal(nodeId, { takesFocus: true });
      });
    },
    [session],
  );
  return null;
}
